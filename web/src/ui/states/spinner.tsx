/** Turns while something loads. Say what is loading in text beside it. */
export function Spinner() {
  return (
    <svg
      width="80"
      height="80"
      viewBox="0 0 80 80"
      fill="none"
      aria-hidden="true"
      className="animate-spin text-brand"
    >
      <circle cx="40" cy="40" r="34" stroke="currentColor" strokeOpacity="0.2" strokeWidth="8" />
      <path d="M40 6a34 34 0 0 1 34 34" stroke="currentColor" strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}
