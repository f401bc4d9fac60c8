import type { Freshness } from '@crisper/domain/items/freshness.ts';
import { countdownText } from '@crisper/texts/countdown.ts';
import * as texts from '@crisper/texts/items/one-item.ts';
import { CalendarX2, Infinity as Endless, Hourglass } from 'lucide-react';
import type { Expiry } from './use-expiry.ts';

const looks = {
  fresh: 'bg-fresh-soft text-fresh',
  'expiring-soon': 'bg-soon-soft text-soon',
  expired: 'bg-expired-soft text-expired',
  never: 'bg-sunken text-ink-soft',
};

export function CountdownBox({ expiry, freshness }: { expiry: Expiry; freshness: Freshness }) {
  const state = expiry === 'never' ? 'never' : freshness;
  const Icon = state === 'never' ? Endless : state === 'expired' ? CalendarX2 : Hourglass;
  return (
    <p
      role="timer"
      className={`flex items-center gap-3 rounded-card px-5 py-4 text-lg font-semibold tabular-nums ${looks[state]}`}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {expiry === 'never' ? texts.noCountdown : countdownText(expiry)}
    </p>
  );
}
