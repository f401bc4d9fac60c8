import type { ReactNode } from 'react';

/** Stays at the bottom of the screen, in reach of a thumb, until the page has scrolled to where it stands. */
export function BottomBars({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bars
      className="pointer-events-none sticky bottom-0 z-30 grid gap-3 pb-[max(1rem,env(safe-area-inset-bottom))] *:pointer-events-auto empty:hidden"
    >
      {children}
    </div>
  );
}
