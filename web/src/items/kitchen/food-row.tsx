import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { isFrozen } from '@crisper/domain/items/keeping/date-meaning.ts';
import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { Snowflake, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ItemPicture } from '#items/item-picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { Face } from '#ui/face.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';
import { dayText, isUnsafe } from './day-text.ts';
import { foodDetail } from './food-detail.ts';
import type { KitchenPerson } from './kitchen-person.ts';
import { type OnRow, RowButtons } from './row-buttons.tsx';
import type { Doing } from './steps.ts';
import { TakeQuestion } from './take-question.tsx';
import { wordOf } from './use-acts.ts';

interface FoodRowProps {
  item: KitchenItem;
  /** The path of its own page. */
  to: string;
  today: CalendarDate;
  /** The kitchen's name, on pages about several. */
  where?: string | undefined;
  /** Whose it is; null for everybody's, which is the usual case and not said. */
  owner: KitchenPerson | null;
  isOwn: boolean;
  /** It has to be eaten today, so that it has more room. */
  isTall: boolean;
  /** What the person wants to do with something that is somebody else's, and is asked about first. */
  asked: Doing | null;
  /** Undefined for guests. */
  acts: OnRow | undefined;
  /** It is going, and has the focus. */
  onFocusLost: () => void;
}

export function FoodRow(props: FoodRowProps) {
  const { item, to, today, where, owner, isOwn, isTall, asked, acts, onFocusLost } = props;
  const unsafe = isUnsafe(item, today);
  const row = useRef<HTMLLIElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  useFocusHandover(row, onFocusLost);
  return (
    <li ref={row} data-item={item._id} className="@container">
      <div
        className={`flex flex-wrap items-center gap-x-1 gap-y-2 px-4 py-2.5 ${unsafe ? 'bg-expired-soft' : 'bg-surface'}`}
      >
        <div className="relative flex min-h-11 min-w-0 flex-1 items-center gap-3">
          {unsafe ? (
            <TriangleAlert aria-hidden="true" className="size-5.5 text-expired" />
          ) : (
            <Picture item={item} />
          )}
          <div className="min-w-0 flex-1">
            <Link
              to={to}
              className="line-clamp-3 leading-snug font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-brand"
            >
              {item.title}
            </Link>
            <Detail {...{ item, today, where, owner, isOwn }} />
          </div>
        </div>
        {acts && <RowButtons {...{ item, isTall, unsafe, acts }} ref={main} />}
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

function Picture({ item }: { item: KitchenItem }) {
  const { amount, amountStart } = item;
  return (
    <span className="relative size-11 shrink-0">
      <span className="block size-full overflow-hidden rounded-control bg-frost">
        <ItemPicture item={item} className="size-full" />
      </span>
      {amount < amountStart && (
        <span
          aria-hidden="true"
          className="absolute inset-x-1 -bottom-0.5 h-1.5 overflow-hidden rounded-full border border-surface bg-line"
        >
          <span
            style={{ width: `${(100 * amount) / amountStart}%` }}
            className="block h-full bg-brand transition-[width] duration-240"
          />
        </span>
      )}
    </span>
  );
}

type DetailProps = Pick<FoodRowProps, 'item' | 'today' | 'where' | 'owner' | 'isOwn'>;

function Detail({ item, today, where, owner, isOwn }: DetailProps) {
  const detail = [foodDetail(item, today), where].filter(Boolean).join(' · ');
  const isPast = dueOf(item.expiryDate, today) === 'past';
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-caption text-ink-soft empty:hidden">
      {owner && (
        <>
          <Face person={owner} tint={owner.tint} className="size-4.5 text-[0.6875rem]" />
          {/* Beside a date there is room for the face alone. */}
          <span className={detail ? 'sr-only' : 'truncate'}>
            {isOwn ? texts.yours : texts.theirs({ name: owner.name })}
          </span>
        </>
      )}
      {isFrozen(item.keeping) && item.expiryDate && (
        <Badge tone="info">
          <Snowflake aria-hidden="true" className="size-3.5" /> {dayText(item, today)}
        </Badge>
      )}
      {detail && <span className={isPast ? 'text-expired' : undefined}>{detail}</span>}
    </p>
  );
}
