import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import { useEffect, useMemo, useState } from 'react';
import { draftOf, type FoodDraft, isSame } from '#items/food-form/food-form.ts';
import { draftOwner, dropDraft, keepDraft, readDraft } from '#session/drafts.ts';

interface Left {
  itemId: ItemId;
  changed: Partial<FoodDraft>;
}

function leftOf(item: Item): Partial<FoodDraft> | null {
  const left = readDraft('update-food', draftOwner()) as Left | null;
  return left?.itemId === item._id ? left.changed : null;
}

/** Keeps the draft of another item. */
function forget(item: Item): void {
  if (leftOf(item)) dropDraft('update-food');
}

/** Only the changed fields: the others may be newer on the server when the person comes back. */
function changedFields(draft: FoodDraft, stored: FoodDraft): Partial<FoodDraft> {
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => value !== stored[field as keyof FoodDraft]),
  );
}

/** The changes to an item. Going back or reloading closes the dialog; opened again, it has the same changes. */
export function useUpdateDraft(item: Item) {
  // Another person may store another one while the dialog is open.
  const [base, setBase] = useState(item);
  const stored = useMemo(() => draftOf(base), [base]);
  const [left] = useState(() => leftOf(item));
  const [draft, setDraft] = useState<FoodDraft>({ ...stored, ...left });
  const isChanged = !isSame(draft, stored);

  useEffect(() => {
    const changed = changedFields(draft, stored);
    if (isChanged) keepDraft('update-food', draftOwner(), { itemId: item._id, changed } satisfies Left);
    else forget(item);
  }, [draft, stored, isChanged, item]);

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);

  return {
    base,
    draft,
    change: (next: Partial<FoodDraft>) => setDraft((before) => ({ ...before, ...next })),
    isChanged,
    isPickedUp: left !== null && isChanged,
    startOver: () => setDraft(stored),
    rebase: (current: Item, merged: FoodDraft) => {
      setBase(current);
      setDraft(merged);
    },
    forgetDraft: () => forget(item),
  };
}
