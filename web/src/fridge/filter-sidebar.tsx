import * as texts from '@crisper/texts/items/fridge.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

/** The filters beside the list, where there is room for them. */
export function FilterSidebar({ id, ...fields }: FilterFieldsProps & { id: string }) {
  return (
    <aside id={id} aria-label={texts.filters} className="max-lg:hidden">
      <div className="sticky top-24 grid gap-5 rounded-card border border-line bg-surface p-5 shadow-rest">
        <h2 className="text-heading">{texts.filters}</h2>
        <FilterFields {...fields} />
      </div>
    </aside>
  );
}
