import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { MY_ITEM_SORTS, type MyItemSort } from '@crisper/domain/items/item-list.ts';
import * as itemTexts from '@crisper/texts/items/items.ts';
import { sortName } from '@crisper/texts/items/my-foods.ts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { expiryText } from '#items/expiry-text.ts';
import { SearchField } from '#items/search-field.tsx';
import { SelectField } from '#ui/field.tsx';
import { numberText } from '#ui/formats.ts';
import { sentence, unseen } from '#ui/sentence.ts';
import { useFocusHandover } from '#ui/use-focus-handover.ts';
import type { MyFoodsAddress } from './my-foods-address.ts';

interface FoodsToolbarProps {
  address: MyFoodsAddress;
  total: number | undefined;
  change: (next: Partial<MyFoodsAddress>, options?: { replace?: boolean }) => void;
  /** Takes the focus when a focused filter is removed. */
  takeFocus: () => void;
}

export function FoodsToolbar({ address, total, change, takeFocus }: FoodsToolbarProps) {
  return (
    <div className="grid gap-4">
      <search className="grid items-end gap-4 sm:grid-cols-[minmax(0,22rem)_12rem]">
        <SearchField search={address.search} onSearch={(search) => change({ search }, { replace: true })} />
        <SelectField
          label={itemTexts.sortBy}
          value={address.sort}
          onChange={(event) => change({ sort: event.currentTarget.value as MyItemSort })}
        >
          {MY_ITEM_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sortName[sort]}
            </option>
          ))}
        </SelectField>
      </search>
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <p role="status" className="text-ink-soft">
          {total !== undefined && itemTexts.itemCount({ count: total, number: numberText(total) })}
        </p>
        {address.expires && (
          <ExpiryFilter
            expires={address.expires}
            onRemove={() => change({ expires: null })}
            takeFocus={takeFocus}
          />
        )}
      </div>
    </div>
  );
}

interface ExpiryFilterProps {
  expires: string;
  onRemove: () => void;
  takeFocus: () => void;
}

function ExpiryFilter({ expires, onRemove, takeFocus }: ExpiryFilterProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  const filter = itemTexts.goodThrough({ date: expiryText(calendarDate(expires)) });
  return (
    <button
      ref={button}
      type="button"
      onClick={onRemove}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-brand-soft ps-3.5 pe-2.5 text-sm font-semibold text-brand-strong hover:bg-brand hover:text-on-brand"
    >
      {sentence(itemTexts.removeFilter({ filter, unseen }))}
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}
