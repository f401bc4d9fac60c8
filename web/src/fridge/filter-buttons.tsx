import * as texts from '@crisper/texts/items/fridge.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { lateSheet } from '#items/late-sheet.tsx';
import { Button } from '#ui/button.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';

const FilterSheet = lateSheet(
  async () => (await import('./filter-sheet.tsx')).FilterSheet,
  ({ open }) => open,
);

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

/** Opens the filters where they are not beside the list. */
export function SheetButton(fields: FilterFieldsProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        {texts.filters}
      </Button>
      <FilterSheet open={open} onClose={() => setOpen(false)} {...fields} />
    </div>
  );
}
