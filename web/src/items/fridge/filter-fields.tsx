import { CATEGORIES } from '@crisper/domain/items/category.ts';
import { ITEM_SORTS, type ItemSort } from '@crisper/domain/items/item-list.ts';
import { SearchField } from '#items/search-field.tsx';
import { SelectField } from '#ui/field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { BROWSE_STATUSES, type FridgeFilter, readAddress } from './fridge-filter.ts';

export const statusNames: Record<(typeof BROWSE_STATUSES)[number], string> = {
  fresh: 'Fresh',
  'nearly-expired': 'Nearly expired',
  expired: 'Expired',
};

const sortNames: Record<ItemSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'expiry-soonest': 'Expiry: soonest',
  'expiry-latest': 'Expiry: latest',
};

export interface FilterFieldsProps {
  filter: FridgeFilter;
  onChange: (next: Partial<FridgeFilter>, options?: { replace: boolean }) => void;
}

export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  /** A choice is read just as it would be from the address. */
  const choose = (name: 'category' | 'status' | 'sort', value: string) => {
    const { [name]: chosen } = readAddress(new URLSearchParams({ [name]: value }));
    onChange({ [name]: chosen });
  };
  return (
    // Until the app runs, a choice would be lost.
    <search className="grid gap-5" inert={!useHydrated()}>
      <SearchField search={filter.search} onSearch={(search) => onChange({ search }, { replace: true })} />
      <SelectField
        label="Category"
        value={filter.category ?? ''}
        onChange={(event) => choose('category', event.currentTarget.value)}
      >
        <option value="">All categories</option>
        {CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <SelectField
        label="Status"
        value={filter.status ?? ''}
        onChange={(event) => choose('status', event.currentTarget.value)}
      >
        <option value="">Any status</option>
        {BROWSE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Sort By"
        value={filter.sort}
        onChange={(event) => choose('sort', event.currentTarget.value)}
      >
        {ITEM_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
