import type { ReactNode } from 'react';

/** Sticks to the bottom of the screen until the page has scrolled to its place. */
export function BottomBars({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bars
      className="pointer-events-none sticky above-bar z-30 grid gap-3 pb-[max(1rem,env(safe-area-inset-bottom))] *:pointer-events-auto empty:hidden"
    >
      {children}
    </div>
  );
}
