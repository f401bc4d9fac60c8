import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { directionOf } from './my-foods-address.ts';

interface SortHeadingProps {
  label: string;
  orders: readonly [MyItemSort, MyItemSort];
  sort: MyItemSort;
  className?: string;
  onSort: (sort: MyItemSort) => void;
}

/** A column's heading: a click sorts by it, another click reverses the order. */
export function SortHeading({ label, orders, sort, className = '', onSort }: SortHeadingProps) {
  const active = orders.includes(sort);
  const Icon = active ? (directionOf(sort) === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={active ? directionOf(sort) : undefined}
      className={`px-1 py-1.5 text-start ${className}`}
    >
      <button
        type="button"
        onClick={() => onSort(sort === orders[0] ? orders[1] : orders[0])}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2.5 font-semibold hover:bg-surface hover:text-brand"
      >
        {label}
        <Icon aria-hidden="true" className={`size-3.5 ${active ? 'text-brand' : 'opacity-50'}`} />
      </button>
    </th>
  );
}
