import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { actions } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { useKitchenZone } from '#items/kitchen-day.ts';
import { MyFoodRow } from './my-food-row.tsx';
import { SortHeading } from './sort-heading.tsx';
import { COLUMNS } from './sortable-columns.ts';

interface FoodsTableProps {
  items: Item[];
  kitchenId: KitchenId | null;
  /** The account of the person who is signed in. */
  self: string;
  today: CalendarDate;
  sort: MyItemSort;
  selected: ReadonlySet<ItemId>;
  onSort: (sort: MyItemSort) => void;
  onSelect: (selected: ReadonlySet<ItemId>) => void;
  onUpdate: (item: Item) => void;
  onDelete: (item: Item) => void;
}

export function FoodsTable(props: FoodsTableProps) {
  const { items, kitchenId, self, today, sort, selected, onSort, onSelect, onUpdate, onDelete } = props;
  const zone = useKitchenZone(kitchenId ?? PUBLIC_FRIDGE_ID);
  const allSelected = items.length > 0 && items.every(({ _id }) => selected.has(_id));
  const select = (ids: ItemId[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onSelect(next);
  };
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-rest">
      <table className="w-full border-collapse">
        <caption className="sr-only">{texts.table}</caption>
        <thead className="bg-sunken text-caption text-ink-soft">
          <tr>
            <th scope="col" className="w-px ps-4">
              <label className="grid size-8 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  checked={allSelected}
                  onChange={(event) =>
                    select(
                      items.map(({ _id }) => _id),
                      event.currentTarget.checked,
                    )
                  }
                  className="size-4.5 accent-brand"
                />
                <span className="sr-only">{texts.selectAll}</span>
              </label>
            </th>
            {COLUMNS.map(({ label, orders, hidden }) => (
              <SortHeading key={label} {...{ label, orders, sort, onSort }} className={hidden} />
            ))}
            <th scope="col" className="pe-6 text-end font-semibold">
              <span className="max-sm:sr-only">{actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <MyFoodRow
              key={item._id}
              item={item}
              kitchenId={kitchenId}
              {...{ today, zone }}
              isOwn={item.belongsTo === null || item.belongsTo === self}
              selected={selected.has(item._id)}
              onSelect={(on) => select([item._id], on)}
              onUpdate={() => onUpdate(item)}
              onDelete={() => onDelete(item)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
