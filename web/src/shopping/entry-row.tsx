import type { Entry } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/shopping.ts';
import { Check, Ellipsis } from 'lucide-react';
import { memo, useRef } from 'react';
import { shortAmount } from '#items/kitchen/amount-text.ts';
import type { KitchenPerson } from '#items/kitchen/kitchen-person.ts';
import { useSwipe } from '#items/kitchen/use-swipe.ts';
import { ToSend } from '#items/kitchen/waiting/to-send.tsx';
import { Face } from '#ui/face.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

/** What rows tell their list; the same functions for as long as the list is there. */
export interface RowHandlers {
  onTick: (entry: Entry, got: boolean) => void;
  onMore: (entry: Entry) => void;
  /** It is going, and has the focus. */
  onFocusLost: () => void;
}

interface EntryRowProps {
  entry: Entry;
  wantedBy: KitchenPerson | null;
  /** Undefined for guests, who look and touch nothing. */
  handlers: RowHandlers | undefined;
}

/** One thing to get. The whole row is the target, and what is got stays where it is. */
export const EntryRow = memo(function EntryRow({ entry, wantedBy, handlers }: EntryRowProps) {
  const { title, amount, unit, gotAt } = entry;
  const isGot = gotAt !== null;
  const row = useRef<HTMLLIElement>(null);
  const swipe = useSwipe({
    onRight: handlers && (() => handlers.onTick(entry, !isGot)),
    onLeft: handlers && (() => handlers.onMore(entry)),
  });
  useFocusHandover(row, () => handlers?.onFocusLost());
  return (
    <li
      ref={row}
      data-entry={entry._id}
      className="group/row relative overflow-clip [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
    >
      {swipe.isTouched && <Ground />}
      <div
        {...(handlers && swipe.handlers)}
        className="relative flex touch-pan-y items-stretch bg-surface transition-[translate] duration-200 motion-reduce:transition-none"
      >
        <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3.5 py-1.5 ps-3 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand has-disabled:cursor-default">
          <span className="relative grid size-7 shrink-0 place-items-center">
            <input
              type="checkbox"
              checked={isGot}
              disabled={!handlers}
              onChange={({ currentTarget }) => handlers?.onTick(entry, currentTarget.checked)}
              className="size-7 cursor-pointer appearance-none rounded-full border-2 border-line-strong outline-none transition-colors duration-120 checked:border-brand checked:bg-brand disabled:cursor-default"
            />
            {isGot && (
              <Check aria-hidden="true" className="pointer-events-none absolute size-4.5 text-on-brand" />
            )}
          </span>
          <span className="min-w-0 flex-1">
            <span
              className={`line-clamp-3 leading-snug wrap-anywhere ${isGot ? 'text-ink-soft line-through' : ''}`}
            >
              {title}
            </span>
            <span className="text-caption text-ink-soft empty:hidden">
              <ToSend itemId={entry._id} />
            </span>
          </span>
          {amount !== null && unit !== null && (
            <span className="shrink-0 text-ink-soft tabular-nums">{shortAmount({ amount, unit })}</span>
          )}
          {wantedBy && (
            <>
              <Face person={wantedBy} tint={wantedBy.tint} className="size-7 text-xs" />
              <span className="sr-only">{texts.wantedBy({ name: wantedBy.name })}</span>
            </>
          )}
        </label>
        {handlers ? (
          <button
            type="button"
            onClick={() => handlers.onMore(entry)}
            className="grid min-w-11 place-items-center text-ink-soft hover:bg-quiet hover:text-ink"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
            <span className="sr-only">{texts.more({ title })}</span>
          </button>
        ) : (
          <span className="w-3" />
        )}
      </div>
    </li>
  );
});

/** What letting go of the row would do. Both have a way without swiping as well. */
const Ground = () => (
  <div
    aria-hidden="true"
    className="absolute inset-0 hidden items-center justify-between px-5 font-semibold group-data-swipe/row:flex group-data-[swipe=far-left]/row:bg-line group-data-[swipe=far-right]/row:bg-brand group-data-[swipe=far-right]/row:text-on-brand group-data-[swipe=left]/row:bg-quiet group-data-[swipe=right]/row:bg-brand-soft group-data-[swipe=right]/row:text-brand-strong"
  >
    <span className="flex items-center gap-2">
      <Check className="size-5.5" /> {texts.got}
    </span>
    <span className="flex items-center gap-2">
      {texts.moreLabel} <Ellipsis className="size-5.5" />
    </span>
  </div>
);
