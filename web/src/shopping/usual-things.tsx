import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { productKey } from '@crisper/domain/foods/words.ts';
import type { ListRow } from '@crisper/domain/shopping/list-rows.ts';
import type { EntryId, ListId } from '@crisper/domain/shopping/shopping.ts';
import { type UsualThing, usualThings } from '@crisper/domain/shopping/usual-things.ts';
import * as texts from '@crisper/texts/shopping/usual-things.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { newId } from '#http/new-id.ts';
import { ItemPicture } from '#items/item-picture.tsx';
import { useWaiting } from '#kept/use-waiting.ts';
import { boughtQuery } from './bought-query.ts';
import type { useEntryActs } from './use-entry-acts.ts';
import { UsualThingButton } from './usual-thing-button.tsx';

interface UsualThingsProps {
  kitchenId: string;
  listId: ListId;
  today: CalendarDate;
  /** What is in the kitchen. */
  items: readonly { title: string }[];
  /** What is on the list. */
  rows: readonly ListRow[];
  acts: ReturnType<typeof useEntryActs>;
}

/** Two rows of the grid on a phone and on a tablet, four on a desk. */
const [ON_PHONE, ON_TABLET, ON_DESK] = [8, 12, 16];
const placeClass = (at: number): string => {
  if (at < ON_PHONE) return '';
  if (at < ON_TABLET) return 'max-[600px]:hidden';
  return at < ON_DESK ? 'max-[1200px]:hidden' : 'hidden';
};
/** Of the button that shows all, where all are shown anyway. */
const allClass = (count: number): string => {
  if (count > ON_DESK) return '';
  return count > ON_TABLET ? 'min-[1200px]:hidden' : 'min-[600px]:hidden';
};

/** What this kitchen buys, one tap each. In the shop the list is all, and this one line; on a desk there is room. */
export function UsualThings({ kitchenId, listId, today, items, rows, acts }: UsualThingsProps) {
  const things = useThings(kitchenId, { items, today });
  // Who begins a list gets to see all of them.
  const [isWhole, setWhole] = useState(rows.length === 0);
  const [isOpened, setOpened] = useState(false);
  // As they were: who takes something off by mistake taps once more.
  const [takenOff] = useState(() => new Map<string, ListRow['parts']>());
  const isShopping = rows.some(({ gotAt }) => gotAt !== null);
  if (isOpened && !isShopping) setOpened(false);
  if (things.length === 0) return null;

  const byProduct = Map.groupBy(rows, ({ title }) => productKey(title));
  const toggle = ({ title, category }: UsualThing) => {
    const key = productKey(title);
    const listed = byProduct.get(key)?.flatMap(({ parts }) => parts) ?? [];
    const before = takenOff.get(key);
    takenOff.delete(key);
    if (listed.length > 0) {
      takenOff.set(key, listed);
      void acts.remove(listed);
    } else if (before) void acts.bringBack(before);
    else void acts.add([{ id: newId() as EntryId, title, category, listId }]);
  };
  const isFolded = isShopping && !isOpened;
  const isAll = isWhole || isOpened;
  return (
    <section
      aria-label={texts.heading}
      className="grid grid-cols-1 content-start gap-3 print:hidden min-[1200px]:col-start-2 min-[1200px]:row-span-2 min-[1200px]:row-start-1"
    >
      {isShopping && <FoldedLine things={things} isOpened={isOpened} onToggle={() => setOpened(!isOpened)} />}
      <div
        className={`flex-wrap items-center justify-between gap-x-4 ${isShopping ? 'hidden min-[1200px]:flex' : 'flex'}`}
      >
        <h2 className="text-lg leading-snug">{texts.heading}</h2>
        {things.length > ON_PHONE && (
          <button
            type="button"
            aria-expanded={isAll}
            onClick={() => setWhole(!isWhole)}
            className={`-my-2 -me-2 min-h-11 rounded-control px-2 text-sm font-semibold text-brand-strong hover:bg-quiet ${allClass(things.length)}`}
          >
            {isAll ? texts.fewer : texts.all({ count: things.length })}
          </button>
        )}
      </div>
      <ul
        className={`grid-cols-4 gap-x-2 gap-y-3 min-[600px]:grid-cols-6 min-[1200px]:grid min-[1200px]:grid-cols-4 min-[1200px]:rounded-card min-[1200px]:border min-[1200px]:border-line min-[1200px]:bg-surface min-[1200px]:p-5 min-[1200px]:shadow-rest ${isFolded ? 'hidden' : 'grid'}`}
      >
        {things.map((thing, at) => (
          <li key={productKey(thing.title)} className={`min-w-0 ${isAll ? '' : placeClass(at)}`}>
            <UsualThingButton
              thing={thing}
              listed={byProduct.get(productKey(thing.title)) ?? []}
              onToggle={() => toggle(thing)}
            />
          </li>
        ))}
      </ul>
      <p className="hidden text-caption text-ink-soft min-[1200px]:block">{texts.hint}</p>
    </section>
  );
}

/** What the kitchen will want to buy, by what the server told and what was done since. */
function useThings(
  kitchenId: string,
  { items, today }: Pick<UsualThingsProps, 'items' | 'today'>,
): UsualThing[] {
  const { data: bought } = useQuery(boughtQuery(kitchenId));
  const { outbox } = useWaiting();
  return useMemo(() => {
    const finished = outbox.filter(
      (entry) => entry.kitchenId === kitchenId && entry.intent.kind === 'finishItem',
    );
    return usualThings(bought ?? [], { items, finished, today });
  }, [bought, items, outbox, kitchenId, today]);
}

interface FoldedLineProps {
  things: readonly UsualThing[];
  isOpened: boolean;
  onToggle: () => void;
}

const PICTURES = 3;

/** In the shop: that they are there, and how many ran out. */
function FoldedLine({ things, isOpened, onToggle }: FoldedLineProps) {
  const count = things.filter(({ isOut }) => isOut).length;
  return (
    <h2 className="font-[inherit] text-base min-[1200px]:hidden">
      <button
        type="button"
        aria-expanded={isOpened}
        onClick={onToggle}
        className="flex min-h-[48px] w-full items-center gap-3 rounded-card bg-quiet px-3 py-1 text-start hover:bg-line"
      >
        <span aria-hidden="true" className="flex shrink-0 -space-x-2">
          {things.slice(0, PICTURES).map((thing) => (
            <span
              key={thing.title}
              className="overflow-hidden rounded-full border border-surface bg-linear-to-b from-frost to-frost-deep"
            >
              <ItemPicture item={thing} className="size-[30px]" />
            </span>
          ))}
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5 wrap-anywhere">
          <span className="font-semibold">{texts.heading}</span>
          {count > 0 && (
            <span className="text-caption font-normal text-ink-soft">{texts.ranOutCount({ count })}</span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 shrink-0 text-ink-soft ${isOpened ? 'rotate-180' : ''}`}
        />
      </button>
    </h2>
  );
}
