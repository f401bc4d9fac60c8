import * as texts from '@crisper/texts/items/fridge.ts';
import * as itemTexts from '@crisper/texts/items/items.ts';
import { X } from 'lucide-react';
import { expiryText } from '#items/expiry-text.ts';
import { sentence, unseen } from '#ui/sentence.ts';
import { type FridgeFilter, noFilter } from './fridge-filter.ts';

interface ActiveFiltersProps {
  filter: FridgeFilter;
  onChange: (next: Partial<FridgeFilter>) => void;
}

const chip =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-brand-soft ps-3.5 pe-2.5 text-sm font-semibold ' +
  'text-brand-strong transition-colors hover:bg-brand hover:text-on-brand';

/** The filters of the list, each with a button that removes it. The order is no filter. */
export function ActiveFilters({ filter, onChange }: ActiveFiltersProps) {
  const { search, category, status, expires } = filter;
  const active = [
    ...(search ? [{ label: texts.searchedFor({ search }), without: { search: '' } }] : []),
    ...(category ? [{ label: itemTexts.categoryName[category], without: { category: null } }] : []),
    ...(status ? [{ label: texts.statusName[status], without: { status: null } }] : []),
    ...(expires
      ? [{ label: itemTexts.goodThrough({ date: expiryText(expires) }), without: { expires: null } }]
      : []),
  ];
  if (active.length === 0) return null;
  return (
    <ul aria-label={texts.activeFilters} className="flex min-w-0 flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <button type="button" className={chip} onClick={() => onChange(without)}>
            {sentence(
              itemTexts.removeFilter({
                filter: (
                  <span dir="auto" className="truncate">
                    {label}
                  </span>
                ),
                unseen,
              }),
            )}
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button
            type="button"
            className="min-h-9 rounded-control px-2 text-sm font-semibold text-brand hover:underline"
            onClick={() => onChange({ ...noFilter, sort: filter.sort })}
          >
            {texts.clearAll}
          </button>
        </li>
      )}
    </ul>
  );
}
