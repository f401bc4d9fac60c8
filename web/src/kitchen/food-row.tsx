import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import { Check, Ellipsis } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useFocusHandover } from '#ui/use-focus-handover.ts';
import { DateQuestion } from './date-question.tsx';
import { isUnknown, isUnsafe } from './day-text.ts';
import { FoodDetail, type FoodDetailProps, ItemFoodPicture } from './food-words.tsx';
import type { BareIntent } from './foreseen-act.ts';
import { type OnRow, RowButtons } from './row-buttons.tsx';
import { TakeQuestion } from './take-question.tsx';
import { wordOf } from './use-acts.ts';
import { useSwipe } from './use-swipe.ts';

interface FoodRowProps extends FoodDetailProps {
  /** The path of its own page. */
  to: string;
  /** It has to be eaten today, so that it has more room. */
  isTall: boolean;
  /** It is shown beside the list. */
  isOpen?: boolean;
  onOpen?: ((event: MouseEvent) => void) | undefined;
  /** What the person wants to do with something that is another person's, and is asked about first. */
  asked: BareIntent | null;
  /** Undefined for guests. */
  acts: OnRow | undefined;
  /** It is going, and has the focus. */
  onFocusLost: () => void;
}

export function FoodRow(props: FoodRowProps) {
  const {
    item,
    to,
    today,
    where,
    owner,
    isOwn,
    isTall,
    isOpen = false,
    onOpen,
    asked,
    acts,
    onFocusLost,
  } = props;
  const unsafe = isUnsafe(item, today);
  const row = useRef<HTMLLIElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const swipe = useSwipe({
    onRight: unsafe ? undefined : acts && (() => acts.onAct({ kind: 'finishItem', outcome: 'eaten' })),
    onLeft: acts?.onMore,
  });
  useFocusHandover(row, onFocusLost);
  return (
    <li
      ref={row}
      data-item={item._id}
      className={`group/row relative @container overflow-clip ${isTall ? '' : '[contain-intrinsic-size:auto_4rem] [content-visibility:auto]'}`}
    >
      {swipe.isTouched && <Ground />}
      <div
        {...(acts && swipe.handlers)}
        className={`relative flex touch-pan-y flex-wrap items-center gap-x-1 gap-y-2 px-4 py-2.5 transition-[translate] duration-200 motion-reduce:transition-none ${unsafe ? 'bg-expired-soft' : isOpen ? 'bg-frost' : 'bg-surface'} ${isOpen ? 'shadow-[inset_4px_0_0_var(--color-brand)]' : ''}`}
      >
        <div className="relative flex min-h-11 min-w-0 flex-1 items-center gap-3">
          <ItemFoodPicture item={item} />
          <div className="min-w-0 flex-1">
            <Link
              to={to}
              onClick={onOpen}
              aria-current={isOpen || undefined}
              className="line-clamp-3 leading-snug font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-brand"
            >
              {item.title}
            </Link>
            <FoodDetail {...{ item, today, where, owner, isOwn }} />
          </div>
        </div>
        {acts && <RowButtons {...{ item, isTall, unsafe, acts }} ref={main} />}
        {acts && isUnknown(item) && <DateQuestion {...{ item, today }} onAct={acts.onAct} />}
        {asked && acts && owner && (
          <TakeQuestion
            name={owner.name}
            label={actTexts.label[wordOf(asked)]}
            onLeave={acts.onLeave}
            onTake={() => acts.onAct(asked)}
            onFocusLost={() => main.current?.focus()}
          />
        )}
      </div>
    </li>
  );
}

/** What letting go of the row would do. Both have buttons as well. */
const Ground = () => (
  <div
    aria-hidden="true"
    className="absolute inset-0 hidden items-center justify-between px-5 font-semibold group-data-swipe/row:flex group-data-[swipe=far-left]/row:bg-line group-data-[swipe=far-right]/row:bg-brand group-data-[swipe=far-right]/row:text-on-brand group-data-[swipe=left]/row:bg-quiet group-data-[swipe=right]/row:bg-brand-soft group-data-[swipe=right]/row:text-brand-strong"
  >
    <span className="flex items-center gap-2">
      <Check className="size-5.5" /> {actTexts.label.eaten}
    </span>
    <span className="flex items-center gap-2">
      {actTexts.label.more} <Ellipsis className="size-5.5" />
    </span>
  </div>
);
