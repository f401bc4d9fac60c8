import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import { ITEM_SORTS } from '@crisper/domain/items/item-list.ts';
import * as texts from '@crisper/texts/items/fridge.ts';
import * as itemTexts from '@crisper/texts/items/items.ts';
import { SearchField } from '#items/search-field.tsx';
import { SelectField } from '#ui/field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { BROWSE_STATUSES, type FridgeFilter, fridgeAddress } from './fridge-filter.ts';

export interface FilterFieldsProps {
  filter: FridgeFilter;
  onChange: (next: Partial<FridgeFilter>, options?: { replace: boolean }) => void;
}

export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  /** A choice is read as it would be from the URL. */
  const choose = (name: 'category' | 'status' | 'sort', value: string) => {
    const { [name]: chosen } = fridgeAddress.read(new URLSearchParams({ [name]: value }));
    onChange({ [name]: chosen });
  };
  return (
    // Until the app runs, a choice would be lost.
    <search className="grid gap-5" inert={!useHydrated()}>
      <SearchField search={filter.search} onSearch={(search) => onChange({ search }, { replace: true })} />
      <SelectField
        label={itemTexts.category}
        value={filter.category ?? ''}
        onChange={(event) => choose('category', event.currentTarget.value)}
      >
        <option value="">{texts.allCategories}</option>
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {itemTexts.categoryName[category]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.status}
        value={filter.status ?? ''}
        onChange={(event) => choose('status', event.currentTarget.value)}
      >
        <option value="">{texts.anyStatus}</option>
        {BROWSE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {texts.statusName[status]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={itemTexts.sortBy}
        value={filter.sort}
        onChange={(event) => choose('sort', event.currentTarget.value)}
      >
        {ITEM_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sortName[sort]}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
