import type { ReactNode } from 'react';

/** At the bottom of the page of food that can be taken. */
export function TakeDock({ hint, children }: { hint: string | undefined; children: ReactNode }) {
  return (
    <div className="border-t border-line bg-canvas">
      <div className="wrap grid max-w-3xl gap-2 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-center">
        {/* The line is there before it is known where the food goes, so that the button does not move. */}
        <p className="min-h-5 truncate text-caption text-ink-soft">{hint}</p>
        {children}
      </div>
    </div>
  );
}
