import type { ReactNode } from "react";

interface PlayLayoutProps {
  /** Kicker and story. */
  readonly scene: ReactNode;
  /** The field plan, or null where a scene has none. */
  readonly figure: ReactNode;
  /** The answer, or the ruling. */
  readonly children: ReactNode;
}

/**
 * One decision a screen. Wide: scene and answer left, the field right and standing while the left side scrolls. On a
 * phone the field is drawn first, while a screen reader still hears the scene before the field.
 */
export function PlayLayout({ scene, figure, children }: PlayLayoutProps) {
  if (figure === null) {
    return (
      <div className="gutter mx-auto max-w-3xl py-6 sm:py-10">
        {scene}
        {children}
      </div>
    );
  }
  return (
    <div className="gutter mx-auto grid max-w-[77rem] grid-cols-[minmax(0,1fr)] gap-x-[clamp(1.5rem,4vw,3.5rem)] py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] md:grid-rows-[auto_1fr] md:py-10">
      <div className="order-2 mt-4 md:order-none md:col-start-1 md:mt-0">{scene}</div>
      <div className="order-1 md:order-none md:col-start-2 md:row-span-2 md:row-start-1">
        <div className="md:sticky md:top-6">{figure}</div>
      </div>
      <div className="order-3 min-w-0 md:order-none md:col-start-1">{children}</div>
    </div>
  );
}

/** The row of the green button and what stands beside it; on a phone it stays in reach of the thumb. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 max-md:tall:sticky max-md:tall:bottom-0 max-md:tall:-mx-4 max-md:tall:border-t max-md:tall:border-rule max-md:tall:bg-paper max-md:tall:px-4 max-md:tall:py-3">
      {children}
    </div>
  );
}
