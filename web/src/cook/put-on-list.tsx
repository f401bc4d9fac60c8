import type { SlotWords } from '@crisper/domain/cook/dish-text.ts';
import type { FilledSlot } from '@crisper/domain/cook/fill.ts';
import type { EntryId } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { ShoppingBasket } from 'lucide-react';
import { useRef } from 'react';
import { newId } from '#http/new-id.ts';
import type { NewEntry } from '#shopping/use-entry-acts.ts';
import { UndoNote } from './undo-note.tsx';
import { nameOf } from './words.ts';

function entryOf({ food, slot }: FilledSlot, words: SlotWords): NewEntry[] {
  const title = food ? nameOf(food.id) : words[slot.id];
  return title
    ? [{ id: newId() as EntryId, title, ...(food && { category: food.category }), ...bought(slot) }]
    : [];
}

/** Three leeks are said; 150 ml of vinegar are a bottle. */
const bought = ({ amount, unit }: FilledSlot['slot']) =>
  unit === 'piece' && amount !== null ? { amount: Math.ceil(amount), unit } : {};

/** What to get for the slots, each called as the list of foods or the dish calls it. */
export const entriesFor = (lacking: readonly FilledSlot[], words: SlotWords): NewEntry[] =>
  lacking.flatMap((filled) => entryOf(filled, words));

interface PutOnListProps {
  /** How many things the dish lacks. */
  count: number;
  /** How many of them were put on the list; null before. */
  put: number | null;
  onPut: () => void;
  onUndo: () => void;
}

/** Puts what a dish lacks onto the shopping list, and takes it back. */
export function PutOnList({ count, put, onPut, onUndo }: PutOnListProps) {
  const part = useRef<HTMLDivElement>(null);
  if (put === null && count === 0) return null;
  return (
    <div ref={part} tabIndex={-1} className="grid grid-cols-1 outline-none">
      {put !== null ? (
        <UndoNote onUndo={onUndo} takeFocus={() => part.current?.focus({ preventScroll: true })}>
          {texts.onList({ count: put })}
        </UndoNote>
      ) : (
        <button
          type="button"
          onClick={onPut}
          className="flex min-h-12 items-center justify-center gap-2 rounded-control bg-brand-soft px-5 font-semibold text-brand-strong hover:brightness-98"
        >
          <ShoppingBasket aria-hidden="true" className="size-5" /> {texts.putOnList({ count })}
        </button>
      )}
    </div>
  );
}
