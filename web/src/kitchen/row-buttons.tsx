import type { KitchenItem } from '@crisper/domain/items/item.ts';
import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { Check, Ellipsis, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import type { BareIntent } from './foreseen-act.ts';
import { HalfIcon } from './half-icon.tsx';

/** What can be done from a row. */
export interface OnRow {
  onAct: (what: BareIntent) => void;
  onSomeLeft: () => void;
  onMore: () => void;
  onLeave: () => void;
}

interface RowButtonsProps {
  item: KitchenItem;
  isTall: boolean;
  /** Past its use-by date: there is one thing to do. */
  unsafe: boolean;
  acts: OnRow;
  /** The button of what is done most. */
  ref: Ref<HTMLButtonElement>;
}

const button =
  'flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 text-sm font-semibold transition active:scale-[0.98]';
const icon = 'size-5.5 shrink-0';

/** Where it is narrow, what is due today has its buttons below and in words; all others have them beside it, as signs. */
export function RowButtons({ item: { title }, isTall, unsafe, acts, ref }: RowButtonsProps) {
  const hasMore = isTall || unsafe;
  const word = isTall ? '' : '@max-xl:hidden';
  const more = (
    <button
      type="button"
      onClick={acts.onMore}
      data-act="more"
      className={`grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-quiet ${hasMore ? '' : '@max-xl:not-focus:sr-only'}`}
    >
      <Ellipsis aria-hidden="true" className={icon} />
      <span className="sr-only">{texts.more({ title })}</span>
    </button>
  );
  if (unsafe)
    return (
      <>
        {more}
        <button
          ref={ref}
          type="button"
          data-act="wasted"
          onClick={() => acts.onAct({ kind: 'finishItem', outcome: 'wasted' })}
          aria-label={texts.throwAway({ title })}
          className={`${button} bg-expired px-4 text-surface @max-xl:w-full`}
        >
          <Trash2 aria-hidden="true" className={icon} /> {actTexts.label.throwAway}
        </button>
      </>
    );
  return (
    <>
      {more}
      <div className={`flex gap-2 ${isTall ? '@max-xl:w-full @max-xl:*:flex-1' : ''}`}>
        <button
          type="button"
          data-act="some-left"
          onClick={acts.onSomeLeft}
          aria-label={actTexts.someLeft({ title })}
          className={`${button} text-ink hover:bg-quiet @xl:bg-quiet ${isTall ? 'bg-quiet' : ''}`}
        >
          <HalfIcon className={icon} />
          <span className={word}>{actTexts.label.useItem}</span>
        </button>
        <button
          ref={ref}
          type="button"
          data-act="eaten"
          onClick={() => acts.onAct({ kind: 'finishItem', outcome: 'eaten' })}
          aria-label={texts.eaten({ title })}
          className={`${button} bg-brand-soft text-brand-strong`}
        >
          <Check aria-hidden="true" className={icon} />
          <span className={word}>{actTexts.label.eaten}</span>
        </button>
      </div>
    </>
  );
}
