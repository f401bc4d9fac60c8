/** Half of it is left. */
export const HalfIcon = ({ className = '' }: { className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    className={className}
  >
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12a9 9 0 0 0 18 0z" fill="currentColor" />
  </svg>
);
