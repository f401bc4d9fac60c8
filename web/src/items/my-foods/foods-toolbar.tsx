import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { MY_ITEM_SORTS, type MyItemSort } from '@crisper/domain/items/item-list.ts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { expiryText } from '#items/expiry-text.ts';
import { SearchField } from '#items/search-field.tsx';
import { SelectField } from '#ui/field.tsx';
import { numberText } from '#ui/formats.ts';
import { useFocusHandover } from '#ui/use-focus-handover.ts';
import { type MyFoodsAddress, SORT_NAMES } from './my-foods-address.ts';

interface FoodsToolbarProps {
  address: MyFoodsAddress;
  total: number | undefined;
  change: (next: Partial<MyFoodsAddress>, options?: { replace?: boolean }) => void;
  /** Takes the focus when a filter goes that had it. */
  takeFocus: () => void;
}

export function FoodsToolbar({ address, total, change, takeFocus }: FoodsToolbarProps) {
  return (
    <div className="grid gap-4">
      <search className="grid items-end gap-4 sm:grid-cols-[minmax(0,22rem)_12rem]">
        <SearchField search={address.search} onSearch={(search) => change({ search }, { replace: true })} />
        <SelectField
          label="Sort By"
          value={address.sort}
          onChange={(event) => change({ sort: event.currentTarget.value as MyItemSort })}
        >
          {MY_ITEM_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_NAMES[sort]}
            </option>
          ))}
        </SelectField>
      </search>
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <p role="status" className="text-ink-soft">
          {total !== undefined && `${numberText(total)} ${total === 1 ? 'item' : 'items'}`}
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
  return (
    <button
      ref={button}
      type="button"
      onClick={onRemove}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-brand-soft ps-3.5 pe-2.5 text-sm font-semibold text-brand-strong hover:bg-brand hover:text-on-brand"
    >
      <span className="sr-only">Remove the filter </span>
      Good through {expiryText(calendarDate(expires))}
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}
