import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import type { SlotWords } from '@crisper/domain/cook/dish-text.ts';
import type { FilledSlot } from '@crisper/domain/cook/fill.ts';
import type { EntryId } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { ShoppingBasket, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { newId } from '#http/new-id.ts';
import { type NewEntry, useEntryActs } from '#shopping/use-entry-acts.ts';
import { nameOf } from './words.ts';

interface PutOnListProps {
  kitchenId: string;
  /** The dish they are for. */
  cooked: Cooked;
  lacking: readonly FilledSlot[];
  /** What the slots are called. */
  words: SlotWords;
}

function entryOf({ food, slot }: FilledSlot, words: SlotWords): NewEntry[] {
  const title = food ? nameOf(food.id) : words[slot.id];
  return title
    ? [{ id: newId() as EntryId, title, ...(food && { category: food.category }), ...bought(slot) }]
    : [];
}

/** Three leeks are said; 150 ml of vinegar are a bottle. */
const bought = ({ amount, unit }: FilledSlot['slot']) =>
  unit === 'piece' && amount !== null ? { amount: Math.ceil(amount), unit } : {};

/** Puts what a dish lacks onto the shopping list, and takes it back. */
export function PutOnList({ kitchenId, cooked, lacking, words }: PutOnListProps) {
  const acts = useEntryActs(kitchenId);
  const [put, setPut] = useState<NewEntry[] | null>(null);
  const entries = lacking.flatMap((filled) => entryOf(filled, words));
  if (!put && entries.length === 0) return null;
  if (!put)
    return (
      <button
        type="button"
        onClick={() => {
          setPut(entries);
          void acts.add(entries, cooked);
        }}
        className="flex min-h-12 items-center justify-center gap-2 rounded-control bg-brand-soft px-5 font-semibold text-brand-strong hover:brightness-98"
      >
        <ShoppingBasket aria-hidden="true" className="size-5" /> {texts.putOnList({ count: entries.length })}
      </button>
    );
  return (
    <p
      role="status"
      className="flex min-h-12 items-center justify-between gap-3 rounded-control bg-quiet ps-5 pe-2"
    >
      {texts.onList({ count: put.length })}
      <button
        type="button"
        onClick={() => {
          setPut(null);
          void acts.takeBack(put);
        }}
        className="inline-flex min-h-11 items-center gap-2 px-3 font-semibold text-brand"
      >
        <Undo2 aria-hidden="true" className="size-4" /> {texts.undo}
      </button>
    </p>
  );
}
