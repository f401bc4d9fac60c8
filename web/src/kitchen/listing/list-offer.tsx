import type { Category } from '@crisper/domain/foods/category.ts';
import { type EntryId, openEntries } from '@crisper/domain/shopping/shopping.ts';
import { afterFinishing, sameProduct } from '@crisper/domain/shopping/staples.ts';
import * as texts from '@crisper/texts/shopping/ran-out.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { newId } from '#http/new-id.ts';
import { doInKitchen } from '#items/do-in-kitchen.ts';
import { onAnswered } from '#kept/outbox.ts';
import { useShopping } from './use-shopping.ts';

/** Food of which nothing is left, and the event by which it went. */
export interface Finished {
  event: string;
  title: string;
  category: Category;
}

export interface ListOfferProps {
  kitchenId: string;
  finished: readonly Finished[];
}

/**
 * Beside Undo: what was the last of its product may be put onto the list. What this phone knows decides at once, and what
 * the server says later is right: it alone knows who finished the last one.
 */
export function ListOffer({ kitchenId, finished }: ListOfferProps) {
  const client = useQueryClient();
  const { shopping, items } = useShopping(kitchenId);
  const [offered, setOffered] = useState<ReadonlySet<string> | null>(null);
  const [answered, setAnswered] = useState<ReadonlyMap<string, boolean>>(new Map());
  useEffect(
    () =>
      onAnswered(({ intent }, { outcome, ranOut }) => {
        const isOffered = outcome === 'done' && ranOut === 'offered';
        setAnswered((before) => new Map(before).set(intent.id, isOffered));
      }),
    [],
  );
  if (!shopping || !items) return null;
  const entries = openEntries(shopping.entries, shopping.lists);
  // Decided once: what another person eats later is offered to them.
  if (!offered) {
    const { staples } = shopping;
    const last = finished.filter((food) => afterFinishing(food, { items, entries, staples }) === 'offered');
    setOffered(new Set(last.map(({ event }) => event)));
    return null;
  }
  const isListed = ({ event }: Finished) => entries.some(({ _id }) => (_id as string) === event);
  const offers = finished.filter(
    (food) => (answered.get(food.event) ?? offered.has(food.event)) && !sameProduct(food, entries),
  );
  const add = () =>
    doInKitchen(
      client,
      kitchenId,
      // Under the id of the event: undoing it takes the entry off the list again.
      offers.map(({ event, title, category }) => ({
        intent: {
          id: newId(),
          kind: 'addEntry' as const,
          entry: { id: event as EntryId, title, category },
          unlessListed: true,
        },
        title,
      })),
    );
  if (offers.length > 0)
    return (
      <button
        type="button"
        onClick={() => void add()}
        className="min-h-11 shrink-0 rounded-control px-3 font-semibold whitespace-nowrap hover:bg-on-deep/10"
      >
        {texts.toTheList}
      </button>
    );
  return finished.some(isListed) ? (
    <span className="shrink-0 px-3 text-sm whitespace-nowrap text-on-deep/80">{texts.onTheList}</span>
  ) : null;
}
