import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { Check, Ellipsis, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ItemPicture } from '#items/item-picture.tsx';
import { Face } from '#ui/face.tsx';
import { foodDetail } from './food-detail.ts';
import type { KitchenPerson } from './kitchen-person.ts';
import { TakeQuestion } from './take-question.tsx';

export type Outcome = 'eaten' | 'wasted' | 'given-away';

interface FoodRowProps {
  item: Item;
  /** The path of its own page. */
  to: string;
  today: CalendarDate;
  /** Whose it is; null for everybody's, which is the usual case and not said. */
  owner: KitchenPerson | null;
  isOwn: boolean;
  /** What the person wants to do with something that is somebody else's, and is asked about first. */
  asked: Outcome | null;
  busy: boolean;
  /** Undefined for guests. */
  acts:
    | {
        onFinish: (outcome: Outcome) => void;
        onMore: () => void;
        onLeave: () => void;
      }
    | undefined;
}

const square = 'grid size-11 shrink-0 place-items-center rounded-control transition active:scale-[0.98]';

export function FoodRow({ item, to, today, owner, isOwn, asked, busy, acts }: FoodRowProps) {
  const { title, expiryDate } = item;
  const isPast = dueOf(expiryDate, today) === 'past';
  const [usual, label, Icon]: [Outcome, string, typeof Check] = isPast
    ? ['wasted', texts.thrownAway({ title }), Trash2]
    : ['eaten', texts.eaten({ title }), Check];
  const detail = foodDetail(item, today);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex min-h-11 items-center gap-3">
        <div className="relative flex min-h-11 min-w-0 flex-1 items-center gap-3">
          <span className="size-11 shrink-0 overflow-hidden rounded-control bg-frost">
            <ItemPicture item={item} className="size-full" />
          </span>
          <div className="min-w-0 flex-1">
            <Link
              to={to}
              className="leading-snug font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-brand"
            >
              {title}
            </Link>
            <p className="flex items-center gap-1.5 text-caption text-ink-soft empty:hidden">
              {owner && (
                <>
                  <Face person={owner} tint={owner.tint} className="size-4.5 text-[0.6875rem]" />
                  {/* Beside a date there is room for the face alone. */}
                  <span className={detail ? 'sr-only' : 'truncate'}>
                    {isOwn ? texts.yours : texts.theirs({ name: owner.name })}
                  </span>
                </>
              )}
              {detail && <span className={isPast ? 'text-expired' : undefined}>{detail}</span>}
            </p>
          </div>
        </div>
        {acts && (
          <>
            <button
              type="button"
              disabled={busy}
              onClick={acts.onMore}
              className={`${square} text-ink-soft hover:bg-quiet`}
            >
              <Ellipsis aria-hidden="true" className="size-5.5" />
              <span className="sr-only">{texts.more({ title })}</span>
            </button>
            <button
              ref={button}
              type="button"
              disabled={busy}
              onClick={() => acts.onFinish(usual)}
              className={`${square} ${isPast ? 'bg-expired-soft text-expired' : 'bg-brand-soft text-brand-strong'}`}
            >
              <Icon aria-hidden="true" className="size-5.5" />
              <span className="sr-only">{label}</span>
            </button>
          </>
        )}
      </div>
      {asked && acts && owner && (
        <TakeQuestion
          name={owner.name}
          label={texts.outcome[asked]}
          onLeave={acts.onLeave}
          onTake={() => acts.onFinish(asked)}
          onFocusLost={() => button.current?.focus()}
        />
      )}
    </li>
  );
}
