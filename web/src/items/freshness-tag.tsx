import type { ReactNode } from 'react';

export type FreshnessTone = 'fresh' | 'soon' | 'expired';

const tones: Record<FreshnessTone, string> = {
  fresh: 'bg-fresh text-surface',
  soon: 'bg-citrus text-on-citrus',
  expired: 'bg-expired text-surface',
};

/** Loud enough to be read on top of a photograph. */
export function FreshnessTag({ tone, children }: { tone: FreshnessTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-caption font-bold whitespace-nowrap shadow-rest ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
