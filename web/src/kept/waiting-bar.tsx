import * as texts from '@crisper/texts/items/waiting.ts';
import { Clock, CloudAlert, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { RefusalCard, ToldCard } from './remark-cards.tsx';
import { useWaiting } from './use-waiting.ts';
import { WaitingSheet } from './waiting-sheet.tsx';
import { momentText } from './waiting-words.ts';

/** Under the header while the server does not answer, and above the page what it said about what the person did. */
export function WaitingBar() {
  const { reach, refused, told } = useWaiting();
  if (reach === 'reached' && refused.length + told.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      {reach !== 'reached' && <ReachLine reach={reach} />}
      {refused.map((remark) => (
        <RefusalCard key={remark.place} remark={remark} />
      ))}
      {told.map((remark) => (
        <ToldCard key={remark.place} remark={remark} />
      ))}
    </div>
  );
}

/** One line, whatever the reason. */
function ReachLine({ reach }: { reach: 'offline' | 'busy' | 'trouble' }) {
  const { outbox, heardAt } = useWaiting();
  const [isOpen, setOpen] = useState(false);
  const Icon = reach === 'offline' ? CloudOff : CloudAlert;
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 bg-quiet text-caption font-semibold text-ink-soft max-lg:-mx-[clamp(1rem,3vw,2.5rem)] max-lg:-mt-4 max-lg:border-b max-lg:border-line max-lg:px-[clamp(1rem,3vw,2.5rem)] lg:rounded-control lg:px-3.5">
        <p role="status" className="flex items-center gap-2">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {reach === 'offline'
            ? texts.offline({ time: heardAt === null ? null : momentText(heardAt) })
            : texts.notAnswering[reach]}
        </p>
        {outbox.length > 0 && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="-my-1 -me-2 flex min-h-11 items-center gap-1.5 rounded-control px-2 hover:text-ink"
          >
            <Clock aria-hidden="true" className="size-4" />
            {texts.toSend({ count: outbox.length })}
          </button>
        )}
      </div>
      <WaitingSheet open={isOpen && outbox.length > 0} outbox={outbox} onClose={() => setOpen(false)} />
    </>
  );
}
