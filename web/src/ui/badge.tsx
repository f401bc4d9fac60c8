import type { ReactNode } from 'react';

export type Tone = 'fresh' | 'soon' | 'expired' | 'orange' | 'yellow' | 'info' | 'brand' | 'neutral';

const tones: Record<Tone, string> = {
  fresh: 'bg-fresh-soft text-fresh',
  soon: 'bg-soon-soft text-soon',
  expired: 'bg-expired-soft text-expired',
  orange: 'bg-orange-soft text-orange',
  yellow: 'bg-yellow-soft text-yellow',
  info: 'bg-info-soft text-info',
  brand: 'bg-brand-soft text-brand-strong',
  neutral: 'bg-quiet text-ink-soft',
};

export function Badge({ tone = 'neutral', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-text text-caption font-semibold tracking-normal whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
