import type { Freshness } from '@crisper/domain/items/freshness.ts';
import type { ReactNode } from 'react';

/** Plain is for what has nothing to do with time. */
type Tone = Freshness | 'plain';

const tones: Record<Tone, string> = {
  fresh: 'bg-fresh text-surface',
  'expiring-soon': 'bg-citrus text-on-citrus',
  expired: 'bg-expired text-surface',
  plain: 'bg-ink text-surface',
};

/** Loud enough to be read on top of a photograph. */
export function FreshnessTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`mb-1.5 block w-fit rounded-full px-2.5 py-0.5 text-caption font-bold whitespace-nowrap shadow-rest ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
