import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { useQuery } from '@tanstack/react-query';
import { completed, usualByTitle } from '#kitchen/adding/completed.ts';
import { shelfLifeQuery, usualQuery } from '#kitchen/adding/knowledge.ts';
import { type Picked, type Picking, rowOf, sumOf } from './picked.ts';
import { PickedRow } from './picked-row.tsx';

interface PickedListProps {
  kitchenId: string;
  today: CalendarDate;
  picking: Picking;
  currency: string;
  onChange: (id: ItemId, change: Partial<Picked>) => void;
}

/** All rows of the receipt, with what is guessed about each as for a food that was typed. */
export function PickedList({ kitchenId, today, picking, currency, onChange }: PickedListProps) {
  const { data: usual = [] } = useQuery(usualQuery(kitchenId));
  const { data: shelfLife } = useQuery(shelfLifeQuery);
  const knowledge = usualByTitle(usual);
  const dating = shelfLife ? { today, shelfLife } : null;
  const { suspect } = sumOf(picking);
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-rest">
      {picking.rows.map((picked) => (
        <PickedRow
          key={picked.id}
          picked={picked}
          food={completed(rowOf(picked, { currency, boughtOn: picking.receipt.date }), knowledge, dating)}
          today={today}
          currency={currency}
          offer={suspect?.row.id === picked.id ? suspect.paid : null}
          onChange={(change) => onChange(picked.id, change)}
        />
      ))}
    </ul>
  );
}
