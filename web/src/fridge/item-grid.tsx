import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { ItemCard } from './item-card.tsx';

interface ItemGridProps {
  items: Item[];
  today: CalendarDate;
}

const FIRST_IN_VIEW = 4;

export function ItemGrid({ items, today }: ItemGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:gap-5 md:grid-cols-3 xl:grid-cols-4">
      {items.map((item, index) => (
        <li key={item._id} className="min-w-0">
          <ItemCard item={item} today={today} eager={index < FIRST_IN_VIEW} />
        </li>
      ))}
    </ul>
  );
}
