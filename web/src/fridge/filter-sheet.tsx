import * as texts from '@crisper/texts/items/fridge.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

export interface FilterSheetProps extends FilterFieldsProps {
  open: boolean;
  onClose: () => void;
}

/** The same filters as beside the list, where there is no room for them. */
export const FilterSheet = ({ open, onClose, ...fields }: FilterSheetProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={texts.filters}
    placement="bottom"
    footer={<Button onClick={onClose}>{texts.showItems}</Button>}
  >
    <FilterFields {...fields} />
  </Dialog>
);
