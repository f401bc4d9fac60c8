import { listRows } from '@crisper/domain/shopping/list-rows.ts';
import { openEntries } from '@crisper/domain/shopping/shopping.ts';
import { foods } from '@crisper/texts/frame.ts';
import { toGet } from '@crisper/texts/shopping/shopping.ts';
import { useShopping } from '#kitchen/listing/use-shopping.ts';

interface PlaceCountProps {
  kitchenId: string;
  of: 'food' | 'shopping';
}

/** How much is in the kitchen, or still to get for it. Fetched on a desk, on pages that have asked for these anyway. */
export function PlaceCount({ kitchenId, of }: PlaceCountProps) {
  const { items, shopping } = useShopping(kitchenId);
  if (!items || !shopping) return null;
  const count = of === 'food' ? items.length : countToGet(shopping);
  if (count === 0) return null;
  return (
    <span className="ms-auto text-sm font-semibold text-ink-soft tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{of === 'food' ? foods({ count }) : toGet({ count })}</span>
    </span>
  );
}

type Shopping = NonNullable<ReturnType<typeof useShopping>['shopping']>;

/** As the lists show them: what is written down twice is one thing. */
function countToGet({ entries, lists }: Shopping): number {
  const byList = Map.groupBy(openEntries(entries, lists), ({ listId }) => listId);
  const rows = [...byList.values()].flatMap((list) => listRows(list));
  return rows.filter(({ gotAt }) => gotAt === null).length;
}
