interface ProductMarkProps {
  /** Edge in pixels. */
  readonly size?: number;
}

/** The leaning wheel. Decoration: the product's name is beside it. */
export function ProductMark({ size = 32 }: ProductMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <g stroke="var(--on-accent)" strokeWidth="2.25" strokeLinecap="round">
        <circle cx="18.5" cy="16" r="7.5" />
        <path d="M5.5 11.5h4M3.5 16h4M5.5 20.5h4" />
      </g>
      <path
        d="M18.5 16l4.8-5.7M18.5 16l2.6 7M18.5 16l-7.4-1.3"
        stroke="var(--on-accent)"
        strokeWidth="1.25"
      />
      <circle cx="18.5" cy="16" r="1.9" fill="var(--on-accent)" />
    </svg>
  );
}
