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

interface BadgeProps {
  tone?: Tone | undefined;
  /** It may hold a whole sentence, which takes two lines on a phone. */
  wraps?: boolean;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', wraps = false, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 px-2.5 py-0.5 font-text text-caption font-semibold tracking-normal ${wraps ? 'max-w-full rounded-xl *:shrink-0' : 'rounded-full whitespace-nowrap'} ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
