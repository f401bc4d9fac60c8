import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import * as texts from '@crisper/texts/items/waiting.ts';
import { locale } from '@crisper/texts/locale.ts';
import { Clock, CloudOff } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { Entry, Refusal } from './kept.ts';
import { letGo, tryAgain } from './outbox.ts';
import { sendWaiting } from './send.ts';
import { useWaiting } from './use-waiting.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const wordOf = (intent: Intent) => texts.did[intent.kind === 'finishItem' ? intent.outcome : intent.kind];
const doneText = ({ intent, title }: Entry) => texts.doneTo({ what: wordOf(intent), title });

function momentText(at: number): string {
  const isRecent = Date.now() - at < DAY_MS;
  return new Date(at).toLocaleString(locale, {
    ...(!isRecent && { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
}

/** Under the header while the server cannot be reached, and above the page what it refused. */
export function WaitingBar() {
  const { outbox, refused, isReached, heardAt } = useWaiting();
  if (isReached && refused.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      {!isReached && <OfflineLine outbox={outbox} heardAt={heardAt} />}
      {refused.map((refusal) => (
        <RefusalCard key={refusal.place} refusal={refusal} />
      ))}
    </div>
  );
}

function OfflineLine({ outbox, heardAt }: { outbox: readonly Entry[]; heardAt: number | null }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 rounded-control bg-sunken px-3.5 text-caption text-ink-soft">
      <p role="status" className="flex items-center gap-2">
        <CloudOff aria-hidden="true" className="size-4" />
        {texts.offline({ time: heardAt === null ? null : momentText(heardAt) })}
      </p>
      {outbox.length > 0 && (
        <details className="group open:w-full">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-ink">
            <Clock aria-hidden="true" className="size-4" />
            {texts.toSend({ count: outbox.length })}
          </summary>
          <ul aria-label={texts.waitingList} className="grid max-h-60 gap-1 overflow-auto pb-3">
            {outbox.map((entry) => (
              <li key={entry.place} className="flex justify-between gap-4">
                <span className="wrap-anywhere">{doneText(entry)}</span>
                <span className="shrink-0 tabular-nums">{momentText(entry.at)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function RefusalCard({ refusal }: { refusal: Refusal }) {
  const again = async () => {
    await tryAgain(refusal);
    await sendWaiting();
  };
  return (
    <section
      role="alert"
      className="grid gap-3 rounded-card border border-line bg-soon-soft p-4 text-ink shadow-rest"
    >
      <div className="grid gap-1 wrap-anywhere">
        <h2 className="text-base font-semibold">{texts.refusedHeading({ done: doneText(refusal) })}</h2>
        <p>{refusal.message}</p>
        <p className="text-caption text-ink-soft">{texts.doneAt({ moment: momentText(refusal.at) })}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="secondary" onClick={again} className="flex-1">
          {texts.tryAgain}
        </Button>
        <Button variant="secondary" onClick={() => letGo(refusal)} className="flex-1">
          {texts.letItGo}
        </Button>
      </div>
    </section>
  );
}
