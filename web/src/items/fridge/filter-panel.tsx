import * as texts from '@crisper/texts/items/fridge.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
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

interface SidebarButtonProps {
  open: boolean;
  controls: string;
  onToggle: () => void;
}

export function SidebarButton({ open, controls, onToggle }: SidebarButtonProps) {
  return (
    <Button
      variant="secondary"
      className="max-lg:hidden"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <SlidersHorizontal aria-hidden="true" className="size-4.5" />
      {open ? texts.hideFilters : texts.showFilters}
    </Button>
  );
}

/** The same filters on a sheet, where there is not. */
export function FilterSheet(fields: FilterFieldsProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        {texts.filters}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.filters}
        placement="bottom"
        footer={<Button onClick={() => setOpen(false)}>{texts.showItems}</Button>}
      >
        <FilterFields {...fields} />
      </Dialog>
    </div>
  );
}
