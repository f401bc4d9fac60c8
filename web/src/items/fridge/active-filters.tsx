import { X } from 'lucide-react';
import { expiryText } from '#items/expiry-text.ts';
import { statusNames } from './filter-fields.tsx';
import { type FridgeFilter, noFilter } from './fridge-filter.ts';

interface ActiveFiltersProps {
  filter: FridgeFilter;
  onChange: (next: Partial<FridgeFilter>) => void;
}

const chip =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-brand-soft ps-3.5 pe-2.5 text-sm font-semibold ' +
  'text-brand-strong transition-colors hover:bg-brand hover:text-on-brand';

/** What narrows the list, each with a way to let go of it. The order narrows nothing, so it is not named. */
export function ActiveFilters({ filter, onChange }: ActiveFiltersProps) {
  const { search, category, status, expires } = filter;
  const active = [
    ...(search ? [{ label: `“${search}”`, without: { search: '' } }] : []),
    ...(category ? [{ label: category, without: { category: null } }] : []),
    ...(status ? [{ label: statusNames[status], without: { status: null } }] : []),
    ...(expires ? [{ label: `Good through ${expiryText(expires)}`, without: { expires: null } }] : []),
  ];
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex min-w-0 flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <button type="button" className={chip} onClick={() => onChange(without)}>
            <span className="sr-only">Remove the filter </span>
            <span dir="auto" className="truncate">
              {label}
            </span>
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
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}
