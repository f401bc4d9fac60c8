/** Holds the place of something that is loading. Say what is loading in text beside it. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-lg bg-line ${className}`} />;
}
