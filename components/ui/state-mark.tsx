import type { ReactNode } from "react";

/** Each state has a shape of its own, so that it is told apart without colour. */
export type MarkShape = "full" | "ring" | "half" | "dash" | "diamond";

const DRAWING: Record<MarkShape, ReactNode> = {
  full: <circle cx="6" cy="6" r="5" className="fill-green" />,
  ring: <circle cx="6" cy="6" r="4" className="fill-none stroke-wrong" strokeWidth="2" />,
  half: (
    <g className="stroke-amber" strokeWidth="1.6">
      <circle cx="6" cy="6" r="4.2" className="fill-none" />
      <path d="M6 1.8a4.2 4.2 0 0 0 0 8.4z" className="fill-amber" />
    </g>
  ),
  dash: <path d="M2 6h8" className="stroke-soft" strokeWidth="2" />,
  diamond: <path d="M6 .8 11.2 6 6 11.2.8 6z" className="fill-amber" />,
};

/**
 * A state as a small mark with a word. Passed: full; not passed: ring; running: half; not started: dash; needs a
 * decision: diamond.
 */
export function StateMark({ shape, children }: { shape: MarkShape; children: ReactNode }) {
  return (
    <span className="inline-flex items-baseline gap-2 text-[0.95rem]">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-[0.7em] shrink-0">
        {DRAWING[shape]}
      </svg>
      <span>{children}</span>
    </span>
  );
}
