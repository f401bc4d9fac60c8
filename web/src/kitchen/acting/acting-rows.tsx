import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { itemPath } from '@crisper/domain/items/item-path.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { type ReactNode, useRef, useState } from 'react';
import { FOOD_GROUPS, groupOf } from '#kitchen/day-text.ts';
import { DueHeading } from '#kitchen/due-heading.tsx';
import { FoodRow } from '#kitchen/food-row.tsx';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { useActsAnywhere } from '#kitchen/use-acts.ts';
import { type ActSheet, ActsDock } from './acts-dock.tsx';

/** A kitchen of the person, on a page that is not the kitchen's own. */
export interface ActingKitchen {
  id: KitchenId;
  name: string;
  timeZone: TimeZone;
  people: KitchenPerson[];
  /** Guests look, and touch nothing. */
  mayTouch: boolean;
}

export interface KeptFood {
  kitchen: ActingKitchen;
  item: KitchenItem;
  /** The day that it is in the kitchen. */
  today: CalendarDate;
}

interface ActingRowsProps {
  /** In the order in which they are shown. */
  foods: KeptFood[];
  /** The account of the person who is signed in. */
  self: string;
  /** Each row says its kitchen. */
  isSeveral: boolean;
  headings: 'h2' | 'h3';
  /** What is due today has more room. */
  isTodayTall: boolean;
  /** What can be done about all that is due today. */
  besideToday?: ReactNode;
  className: string;
  whenEmpty: ReactNode;
  /** The bar is going, and has the focus. */
  takeFocus: () => void;
}

/** Food as on the page of its kitchen, with the same acts, and the bar that takes the last of them back. */
export function ActingRows(props: ActingRowsProps) {
  const { foods, self, isSeveral, headings, className, whenEmpty, takeFocus } = props;
  const { isTodayTall, besideToday } = props;
  const [sheet, setSheet] = useState<ActSheet | null>(null);
  const acts = useActsAnywhere(self);
  const { asked, act, leave } = acts;
  const undoButton = useRef<HTMLButtonElement>(null);
  const groups = Map.groupBy(foods, ({ item, today }) => groupOf(item, today));

  const actsOn = ({ kitchen, item }: KeptFood) => ({
    onAct: (what: BareIntent) => act(kitchen.id, item, what),
    onSomeLeft: () => setSheet({ of: 'some-left', kitchenId: kitchen.id, item }),
    onMore: () => setSheet({ of: 'more', kitchenId: kitchen.id, item }),
    onLeave: leave,
  });

  return (
    <div className="grid grid-cols-1 gap-5">
      {foods.length === 0 && whenEmpty}
      {FOOD_GROUPS.filter((due) => groups.has(due)).map((due) => (
        <div key={due} className="grid grid-cols-1 gap-2">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <DueHeading as={headings} due={due} count={groups.get(due)?.length ?? 0} />
            {due === 'today' && besideToday}
          </div>
          <ul className={`divide-y divide-line ${className}`}>
            {groups.get(due)?.map((food) => (
              <FoodRow
                key={food.item._id}
                item={food.item}
                to={itemPath(food.kitchen.id, food.item._id)}
                today={food.today}
                where={isSeveral ? food.kitchen.name : undefined}
                owner={food.kitchen.people.find(({ accountId }) => accountId === food.item.belongsTo) ?? null}
                isOwn={food.item.belongsTo === self}
                asked={asked?.item?._id === food.item._id ? asked.what : null}
                isTall={isTodayTall && due === 'today'}
                onFocusLost={() =>
                  undoButton.current ? undoButton.current.focus({ preventScroll: true }) : takeFocus()
                }
                acts={food.kitchen.mayTouch ? actsOn(food) : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
      <ActsDock {...{ sheet, acts, undoButton, takeFocus }} onClose={() => setSheet(null)} />
    </div>
  );
}
