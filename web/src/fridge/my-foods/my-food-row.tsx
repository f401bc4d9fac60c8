import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { freshness } from '@crisper/domain/items/freshness.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { itemPath } from '@crisper/domain/items/item-path.ts';
import { adviceOf } from '@crisper/domain/items/keeping/date-meaning.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { categoryName, freshnessMark } from '@crisper/texts/items/items.ts';
import { dueHeading } from '@crisper/texts/items/kitchen-food.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { fetchCode } from '#http/fetch-code.ts';
import { itemDay } from '#items/item-day.ts';
import { ItemPicture } from '#items/item-picture.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { dateFormat, numberText } from '#ui/formats.ts';
import { sentence, unseen } from '#ui/sentence.ts';

const TONES: Record<keyof typeof freshnessMark, Tone> = { 'expiring-soon': 'soon', expired: 'expired' };

const addedOn = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const cell = 'px-3.5 py-2.5';
const folded = `${cell} max-xl:hidden`;

/** Fetched with the first row, so that the table is not kept waiting. */
const OwnActs = lazy(() => fetchCode(() => import('#kitchen/acting/own-acts.tsx')));
const KeptPicture = lazy(async () => ({
  default: (await fetchCode(() => import('#kitchen/waiting/kept-picture.tsx'))).KeptPicture,
}));
const ToSend = lazy(async () => ({
  default: (await fetchCode(() => import('#kitchen/waiting/to-send.tsx'))).ToSend,
}));

interface FoodRowProps {
  item: Item;
  kitchenId: KitchenId | null;
  today: CalendarDate;
  /** Of the days. */
  zone: TimeZone;
  /** It belongs to no other person, whom the page of the kitchen would name first. */
  isOwn: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onUpdate: () => void;
  onDelete: () => void;
}

/** What must not be eaten says so here as on the kitchen's page. */
function markOf(item: Item, today: CalendarDate) {
  const state = freshness(item.expiryDate, today);
  if (state === 'fresh') return null;
  const isUnsafe = item.keeping && adviceOf({ ...item, keeping: item.keeping }, today) === 'do-not-eat';
  return { words: isUnsafe ? dueHeading.unsafe : freshnessMark[state], tone: TONES[state] };
}

export function MyFoodRow(props: FoodRowProps) {
  const { item, kitchenId, today, zone, isOwn, selected, onSelect, onUpdate, onDelete } = props;
  const mark = markOf(item, today);
  return (
    <tr
      data-item={item._id}
      className={`border-t border-line transition-colors ${selected ? 'bg-brand-soft/50' : 'hover:bg-brand-soft/30'}`}
    >
      <td className="w-px py-2.5 ps-4">
        <label className="grid size-8 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={selected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
            className="size-4.5 accent-brand"
          />
          <span className="sr-only">{texts.select({ title: item.title })}</span>
        </label>
      </td>
      <th scope="row" className="px-2 py-2.5 text-start font-normal">
        <span className="flex items-center gap-3">
          <span className="size-11 shrink-0 overflow-hidden rounded-control bg-frost">
            <Suspense fallback={<ItemPicture item={item} className="size-full" />}>
              <KeptPicture item={item} className="size-full" />
            </Suspense>
          </span>
          <span className="min-w-0">
            <Link
              to={itemPath(kitchenId ?? PUBLIC_FRIDGE_ID, item._id)}
              className="line-clamp-2 font-semibold wrap-anywhere hover:text-brand hover:underline"
            >
              {item.title}
            </Link>
            <span className="block text-caption text-ink-soft xl:hidden">
              {categoryName[item.category]} · {numberText(item.quantity)}
              <span className="block md:hidden">
                {itemDay(item)}
                {mark && ` · ${mark.words}`}
              </span>
            </span>
            <Suspense>
              <span className="block text-caption text-ink-soft empty:hidden">
                <ToSend itemId={item._id} />
              </span>
            </Suspense>
          </span>
        </span>
      </th>
      <td className={folded}>{categoryName[item.category]}</td>
      <td className={`${folded} tabular-nums`}>{numberText(item.quantity)}</td>
      <td className={`${cell} whitespace-nowrap max-md:hidden`}>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {itemDay(item)}
          {mark && <Badge tone={mark.tone}>{mark.words}</Badge>}
        </span>
      </td>
      <td className={`${folded} whitespace-nowrap text-ink-soft`}>
        {addedOn(new Date(dateAt(new Date(item.addedAt), zone)))}
      </td>
      <td className="w-px py-2.5 ps-1 pe-4">
        <span className="flex flex-wrap items-center justify-end gap-2 max-sm:flex-col max-sm:items-stretch max-sm:gap-1">
          {isOwn && (
            <Suspense fallback={<span className="h-11 w-34" />}>
              <OwnActs item={item} kitchenId={kitchenId ?? PUBLIC_FRIDGE_ID} />
            </Suspense>
          )}
          <Button variant="secondary" size="small" onClick={onUpdate}>
            <Pencil aria-hidden="true" className="size-4 max-2xl:hidden" />{' '}
            {sentence(texts.update({ title: item.title, unseen }))}
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={onDelete}
            className="text-expired! hover:bg-expired-soft"
          >
            <Trash2 aria-hidden="true" className="size-4 max-2xl:hidden" />{' '}
            {sentence(texts.remove({ title: item.title, unseen }))}
          </Button>
        </span>
      </td>
    </tr>
  );
}
