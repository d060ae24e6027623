import type { ReactNode } from "react";
import { classes } from "./classes";

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

/** The heading of a page, in the serif; one a page. `sub` is a quiet line below it. */
export function PageTitle({ children, sub, id }: { children: ReactNode; sub?: ReactNode; id?: string }) {
  return (
    <div className="mb-6">
      <h1
        id={id}
        tabIndex={-1}
        className="font-serif text-[clamp(1.45rem,3.4vw,2.05rem)] leading-[1.22] font-semibold tracking-[-0.012em]"
      >
        {children}
      </h1>
      {sub !== undefined && <p className="mt-1 text-soft">{sub}</p>}
    </div>
  );
}

interface KickerProps {
  readonly children: ReactNode;
  /** Quiet, beside it: "Rule 36 · outdoor". */
  readonly note?: ReactNode;
  /** h1 where the scene below is the page and no other heading stands. */
  readonly as?: "p" | "h1" | "h2";
}

/** The small green line above a scene or a heading: "Question 18". */
export function Kicker({ children, note, as: Element = "p" }: KickerProps) {
  return (
    <div className="mb-2 flex flex-wrap gap-x-3 text-[0.95rem]">
      <Element tabIndex={Element === "p" ? undefined : -1} className="font-semibold text-green">
        {children}
      </Element>
      {note !== undefined && <p className="text-soft">{note}</p>}
    </div>
  );
}

interface SectionTitleProps {
  readonly children: ReactNode;
  readonly id?: string;
  readonly level?: "h2" | "h3";
}

/** A heading inside a page. */
export function SectionTitle({ children, id, level: Heading = "h2" }: SectionTitleProps) {
  return (
    <Heading id={id} className="mt-8 mb-3 text-lg leading-snug font-semibold">
      {children}
    </Heading>
  );
}

interface StoryProps {
  readonly children: ReactNode;
  /** `lead`: the scene is the heading of its screen; `small`: in a list of many. */
  readonly size?: "lead" | "normal" | "small";
  readonly id?: string;
}

const STORY_SIZE = {
  lead: "text-[1.2rem] leading-[1.5] sm:text-[1.32rem]",
  normal: "text-[1.09rem] leading-[1.58]",
  small: "text-[1rem] leading-[1.5]",
};

/** What happens on the grass, set in the serif: a case is read. */
export function Story({ children, size = "normal", id }: StoryProps) {
  return (
    <p id={id} className={classes("measure mb-5 font-serif text-ink", STORY_SIZE[size])}>
      {children}
    </p>
  );
}
