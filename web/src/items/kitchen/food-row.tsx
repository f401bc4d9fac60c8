import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { Check, CircleSlash2, Ellipsis, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ItemPicture } from '#items/item-picture.tsx';
import { Face } from '#ui/face.tsx';
import { foodDetail } from './food-detail.ts';
import type { KitchenPerson } from './kitchen-person.ts';
import { TakeQuestion } from './take-question.tsx';
import type { Doing } from './use-acts.ts';

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
  /** What the person wants to do with something that is somebody else's, and is asked about first. */
  asked: Doing | null;
  busy: boolean;
  /** Undefined for guests. */
  acts:
    | {
        onAct: (doing: Doing) => void;
        onSomeLeft: () => void;
        onMore: () => void;
        onLeave: () => void;
      }
    | undefined;
}

const square = 'grid size-11 shrink-0 place-items-center rounded-control transition active:scale-[0.98]';

export function FoodRow({ item, to, today, where, owner, isOwn, asked, busy, acts }: FoodRowProps) {
  const { title, expiryDate } = item;
  const isPast = dueOf(expiryDate, today) === 'past';
  const [outcome, label, Icon] = isPast
    ? (['wasted', texts.thrownAway({ title }), Trash2] as const)
    : (['eaten', texts.eaten({ title }), Check] as const);
  const detail = [foodDetail(item, today), where].filter(Boolean).join(' · ');
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
              className={`${square} -me-2 text-ink-soft hover:bg-quiet`}
            >
              <Ellipsis aria-hidden="true" className="size-5.5" />
              <span className="sr-only">{texts.more({ title })}</span>
            </button>
            {!isPast && (
              <button
                type="button"
                disabled={busy}
                onClick={acts.onSomeLeft}
                className={`${square} bg-quiet text-ink`}
              >
                <CircleSlash2 aria-hidden="true" className="size-5.5" />
                <span className="sr-only">{actTexts.someLeft({ title })}</span>
              </button>
            )}
            <button
              ref={button}
              type="button"
              disabled={busy}
              onClick={() => acts.onAct({ kind: 'finishItem', outcome })}
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
          label={actTexts.label[asked.kind === 'finishItem' ? asked.outcome : asked.kind]}
          onLeave={acts.onLeave}
          onTake={() => acts.onAct(asked)}
          onFocusLost={() => button.current?.focus()}
        />
      )}
    </li>
  );
}
