/** Our mark: a small field seen from above, goals at both ends, the ball on the centre. Never the only name of a link. */
export function FieldMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 24" aria-hidden="true" className={className}>
      <path d="M4 2h7v20H4zM18 2h7v20h-7z" className="fill-mow" />
      <path d="M11 2h7v20h-7zM25 2h7v20h-7z" className="fill-turf" />
      <path d="M4 2h28M4 22h28" className="stroke-[var(--board)]" strokeWidth="2" />
      <path d="M4 2v20M32 2v20M18 2v20" className="fill-none stroke-green" strokeWidth="1.4" />
      <path d="M1 9.6h3M1 14.4h3M32 9.6h3M32 14.4h3" className="stroke-ink" strokeWidth="1.8" />
      <circle cx="18" cy="12" r="2.4" className="fill-ink" />
    </svg>
  );
}
