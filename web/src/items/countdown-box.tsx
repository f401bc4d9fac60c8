import { countdownText } from '@crisper/domain/items/countdown.ts';
import { CalendarX2, Infinity as Endless, Hourglass } from 'lucide-react';
import type { Expiry } from './use-expiry.ts';

const looks = {
  fresh: 'bg-fresh-soft text-fresh',
  expired: 'bg-expired-soft text-expired',
  never: 'bg-sunken text-ink-soft',
};

export function CountdownBox({ expiry }: { expiry: Expiry }) {
  const state = expiry === 'never' ? 'never' : expiry ? 'fresh' : 'expired';
  const Icon = { fresh: Hourglass, expired: CalendarX2, never: Endless }[state];
  return (
    <p
      role="timer"
      className={`flex items-center gap-3 rounded-card px-5 py-4 text-lg font-semibold tabular-nums ${looks[state]}`}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {expiry === 'never' ? 'No expiry date, so nothing to count down.' : countdownText(expiry)}
    </p>
  );
}
