import type { ReactNode } from "react";

/** Nothing here yet, said plainly, with the next thing to do. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="border-y border-rule py-8">
      <p className="font-serif text-xl leading-snug font-semibold">{title}</p>
      {children !== undefined && <div className="measure mt-2 text-soft">{children}</div>}
      {action !== undefined && <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">{action}</div>}
    </div>
  );
}
