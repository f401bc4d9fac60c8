import type { Item } from '@crisper/domain/items/item.ts';
import { useState } from 'react';
import { removeFoods } from '#items/my-items-api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { toast } from '#ui/toasts/toasts.tsx';

interface DeleteDialogProps {
  items: Item[];
  onClose: () => void;
  onDeleted: (items: Item[]) => void;
}

const NAMED = 5;

/** Asks before anything goes, and says what. */
export function DeleteDialog({ items, onClose, onDeleted }: DeleteDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const [failed, setFailed] = useState(false);
  const [first] = items;
  const more = items.length - NAMED;

  const remove = async () => {
    setDeleting(true);
    setFailed(false);
    try {
      await removeFoods(items.map(({ _id }) => _id));
    } catch {
      setDeleting(false);
      setFailed(true);
      return;
    }
    void toast(
      'success',
      items.length === 1 ? 'Item deleted successfully' : `${items.length} items deleted successfully`,
    );
    onDeleted(items);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Confirm Delete"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={deleting}>
            Cancel
          </Button>
          <Button variant="danger" onClick={remove} disabled={deleting}>
            {deleting ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      {items.length === 1 ? (
        <p>
          Are you sure you want to delete <strong className="wrap-anywhere">{first?.title}</strong>?
        </p>
      ) : (
        <>
          <p>Are you sure you want to delete these {items.length} items?</p>
          <ul className="mt-3 list-disc ps-5 text-ink-soft">
            {items.slice(0, NAMED).map(({ _id, title }) => (
              <li key={_id} className="wrap-anywhere">
                {title}
              </li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
        </>
      )}
      <p role="alert" className="mt-4 font-medium text-expired empty:hidden">
        {failed && 'Failed to delete item'}
      </p>
    </Dialog>
  );
}
