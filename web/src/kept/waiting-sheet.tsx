import * as texts from '@crisper/texts/waiting/waiting.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import type { OutboxEntry } from './kept.ts';
import { LastingNote } from './lasting-note.tsx';
import { momentText } from './moment-text.ts';
import { doneText } from './waiting-words.ts';

export interface WaitingSheetProps {
  open: boolean;
  outbox: readonly OutboxEntry[];
  onClose: () => void;
}

/** What the person did and the server does not know, in the order in which it will be told. */
export function WaitingSheet({ open, outbox, onClose }: WaitingSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.waitingList} placement="sheet">
      <div className="grid gap-3">
        <p className="-mt-3 text-ink-soft">{texts.waitingHint}</p>
        <ol aria-label={texts.waitingList} className="divide-y divide-line">
          {outbox.map((entry) => (
            <li key={entry.place} className="flex min-h-11 items-center justify-between gap-4 py-2">
              <span className="line-clamp-3 wrap-anywhere">{doneText(entry)}</span>
              <time
                dateTime={new Date(entry.at).toISOString()}
                className="shrink-0 text-caption text-ink-soft tabular-nums"
              >
                {momentText(entry.at)}
              </time>
            </li>
          ))}
        </ol>
        <LastingNote />
      </div>
    </Dialog>
  );
}
