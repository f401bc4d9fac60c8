import { amountBefore, type ListRow } from '@crisper/domain/shopping/list-rows.ts';
import * as texts from '@crisper/texts/shopping/shopping.ts';
import { ArrowRight, Check, Ellipsis } from 'lucide-react';
import { memo, useRef } from 'react';
import { shortAmount } from '#kitchen/amount-text.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { useSwipe } from '#kitchen/use-swipe.ts';
import { ToSend } from '#kitchen/waiting/to-send.tsx';
import { Face } from '#ui/face.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

/** What rows tell their list; the same functions for as long as the list is there. */
export interface EntryHandlers {
  onTick: (row: ListRow, got: boolean) => void;
  onMore: (row: ListRow) => void;
  /** It is going, and has the focus. */
  onFocusLost: () => void;
}

interface EntryRowProps {
  row: ListRow;
  wantedBy: KitchenPerson | null;
  /** What its amount is made of; null where it was not added up. */
  parts: string | null;
  /** Undefined for guests, who look and touch nothing. */
  handlers: EntryHandlers | undefined;
}

/** Rows are made anew for every change of the list; their entries are the same objects until they change. */
const isSame = (before: EntryRowProps, after: EntryRowProps) =>
  before.wantedBy === after.wantedBy &&
  before.parts === after.parts &&
  before.handlers === after.handlers &&
  before.row.parts.length === after.row.parts.length &&
  before.row.parts.every((part, at) => part === after.row.parts[at]);

/** One thing to get. The whole row is the target, and what is got stays where it is. */
export const EntryRow = memo(function EntryRow({ row, wantedBy, parts, handlers }: EntryRowProps) {
  const { title, gotAt, cooked } = row;
  const isGot = gotAt !== null;
  const isAddedUp = parts !== null && !isGot;
  const element = useRef<HTMLLIElement>(null);
  const swipe = useSwipe({
    onRight: handlers && (() => handlers.onTick(row, !isGot)),
    onLeft: handlers && (() => handlers.onMore(row)),
  });
  useFocusHandover(element, () => handlers?.onFocusLost());
  return (
    <li
      ref={element}
      data-entry={row._id}
      className="group/row relative overflow-clip [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
    >
      {swipe.isTouched && <Ground />}
      <div
        {...(handlers && swipe.handlers)}
        className={`relative flex touch-pan-y items-stretch transition-[translate] duration-200 motion-reduce:transition-none ${isAddedUp ? 'bg-[color-mix(in_oklab,var(--color-brand-soft)_60%,var(--color-surface))]' : 'bg-surface'}`}
      >
        <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-[14px] py-1.5 ps-[12px] has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand has-disabled:cursor-default">
          <span className="relative grid size-[28px] shrink-0 place-items-center">
            <input
              type="checkbox"
              checked={isGot}
              disabled={!handlers}
              onChange={({ currentTarget }) => handlers?.onTick(row, currentTarget.checked)}
              className="size-[28px] cursor-pointer appearance-none rounded-full border-2 border-line-strong outline-none transition-colors duration-120 checked:border-brand checked:bg-brand disabled:cursor-default"
            />
            {isGot && (
              <Check aria-hidden="true" className="pointer-events-none absolute size-[18px] text-on-brand" />
            )}
          </span>
          {/* With large text on a small phone, the amount goes below the name. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-[14px]">
            <span className="min-w-0 flex-[1_1_6rem]">
              <span
                className={`line-clamp-3 leading-snug wrap-anywhere ${isGot ? 'text-ink-soft line-through' : ''}`}
              >
                {title}
              </span>
              {isAddedUp && (
                <span className="line-clamp-2 text-caption text-ink-soft wrap-anywhere">{parts}</span>
              )}
              {cooked && (
                <span className="line-clamp-2 text-caption text-ink-soft wrap-anywhere">
                  {texts.forDish({ dish: cooked.title })}
                </span>
              )}
              <span className="text-caption text-ink-soft empty:hidden">
                <ToSend itemId={row.parts.at(-1)?._id ?? row._id} />
              </span>
            </span>
            <Amount row={row} isAddedUp={isAddedUp} />
            {wantedBy && (
              <>
                <Face person={wantedBy} tint={wantedBy.tint} className="size-[28px] text-[12px]" />
                <span className="sr-only">{texts.wantedBy({ name: wantedBy.name })}</span>
              </>
            )}
          </span>
        </label>
        {handlers ? (
          <button
            type="button"
            onClick={() => handlers.onMore(row)}
            className="grid w-[44px] shrink-0 place-items-center text-ink-soft hover:bg-quiet hover:text-ink"
          >
            <Ellipsis aria-hidden="true" className="size-[20px]" />
            <span className="sr-only">{texts.more({ title })}</span>
          </button>
        ) : (
          <span className="w-3" />
        )}
      </div>
    </li>
  );
}, isSame);

/** What it is; of what was just added up, also what it was before. */
function Amount({ row, isAddedUp }: { row: ListRow; isAddedUp: boolean }) {
  const { amount, unit } = row;
  if (amount === null || unit === null) return null;
  const now = shortAmount({ amount, unit });
  const before = amountBefore(row);
  if (!isAddedUp || before === null)
    return <span className="max-w-full text-ink-soft tabular-nums">{now}</span>;
  const was = shortAmount({ amount: before, unit });
  return (
    <span className="max-w-full tabular-nums">
      <span
        aria-hidden="true"
        className="flex flex-wrap items-center justify-end gap-x-1.5 text-brand-strong"
      >
        <s className="text-ink-soft">{was}</s>
        <ArrowRight className="size-[16px] shrink-0 rtl:-scale-x-100" />
        <strong>{now}</strong>
      </span>
      <span className="sr-only">{texts.wasBefore({ was, now })}</span>
    </span>
  );
}

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
