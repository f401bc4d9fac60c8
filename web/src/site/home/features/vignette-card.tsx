import type { ReactNode } from 'react';

/** A piece of the app on the glass of a shelf; decoration beside a text that says the same. */
export function VignetteCard({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="w-full max-w-88 rounded-card border border-line bg-surface p-5 shadow-lift"
    >
      {children}
    </div>
  );
}
