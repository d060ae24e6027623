import type { ComponentProps, ReactNode } from "react";
import { Link } from "@/i18n/navigation";
import { classes } from "./classes";

/** `act` is the one green button of a screen; `quiet` is everything else that one can do. */
export type ButtonLook = "act" | "quiet";

/** Also for a client component that draws its own button (components/ui/submit-button.client.tsx). */
export function buttonClasses(look: ButtonLook): string {
  return classes(
    "inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 py-2.5 text-center leading-tight font-semibold",
    "transition-colors duration-100 disabled:cursor-not-allowed",
    look === "act"
      ? "bg-green text-on-green hover:bg-green-hover disabled:bg-mow disabled:text-soft"
      : "border-[1.5px] border-edge text-green hover:border-green disabled:text-soft",
  );
}

type ButtonProps = Omit<ComponentProps<"button">, "className"> & { look?: ButtonLook; wide?: boolean };

/** A button that does something here; `type` is "button" unless told. `wide` fills the row on a phone. */
export function Button({ look = "act", wide = false, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={classes(buttonClasses(look), wide && "w-full sm:w-auto")} {...rest} />;
}

interface LinkButtonProps {
  /** Without the language: "/practice". */
  readonly href: string;
  readonly look?: ButtonLook;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A link that stands where a button would: it goes somewhere and changes nothing. */
export function LinkButton({ href, look = "act", wide = false, children }: LinkButtonProps) {
  return (
    <Link href={href} prefetch={false} className={classes(buttonClasses(look), wide && "w-full sm:w-auto")}>
      {children}
    </Link>
  );
}

/** A link inside text or beside a button. `href` without the language. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className="link">
      {children}
    </Link>
  );
}
