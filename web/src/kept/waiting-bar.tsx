import * as texts from '@crisper/texts/waiting/waiting.ts';
import { Clock, CloudAlert, CloudOff } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { momentText } from './moment-text.ts';
import type { RemarkCardsProps } from './remark-cards.tsx';
import { useWaiting } from './use-waiting.ts';
import type { WaitingSheetProps } from './waiting-sheet.tsx';

interface WaitingBarProps {
  /** What waits, behind a button. */
  Sheet: ComponentType<WaitingSheetProps>;
  Cards: ComponentType<RemarkCardsProps>;
}

/** Under the header while the server does not answer, and above the page what it said about what the person did. */
export function WaitingBar({ Sheet, Cards }: WaitingBarProps) {
  const { reach, refused, told, outbox } = useWaiting();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened && reach !== 'reached' && outbox.length > 0;
  return (
    <>
      <div className="grid grid-cols-1 gap-3 empty:hidden">
        {reach !== 'reached' && <ReachLine reach={reach} onOpen={() => setOpened(true)} />}
        <Cards {...{ refused, told }} onClose={() => undefined} />
      </div>
      <Sheet open={isOpen} outbox={outbox} onClose={() => setOpened(false)} />
    </>
  );
}

interface ReachLineProps {
  reach: 'offline' | 'busy' | 'trouble';
  onOpen: () => void;
}

/** One line, whatever the reason. */
function ReachLine({ reach, onOpen }: ReachLineProps) {
  const { outbox, heardAt } = useWaiting();
  const Icon = reach === 'offline' ? CloudOff : CloudAlert;
  return (
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
          onClick={onOpen}
          className="-my-1 -me-2 flex min-h-11 items-center gap-1.5 rounded-control px-2 hover:text-ink"
        >
          <Clock aria-hidden="true" className="size-4" />
          {texts.toSend({ count: outbox.length })}
        </button>
      )}
    </div>
  );
}
