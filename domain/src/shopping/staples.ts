import type * as z from 'zod/mini';
import { productKey } from '#foods/words.ts';
import type { EntryIntent, ShoppingIntent } from './shopping-intents.ts';
import type { stapleSchema } from './staple-schema.ts';

/** A product that a kitchen never wants to be without. */
export type Staple = z.output<typeof stapleSchema>;

/** More than a household always has. */
export const STAPLES_PER_KITCHEN = 100;

interface Titled {
  title: string;
}

/** The one of these that is the same product. */
export function sameProduct<One extends Titled>({ title }: Titled, among: readonly One[]): One | undefined {
  const key = productKey(title);
  return among.find((one) => productKey(one.title) === key);
}

/** Whether it is to be noted only once, and stands on one of the lists. */
export const isListedAlready = (intent: EntryIntent, entries: readonly Titled[]): boolean =>
  intent.kind === 'addEntry' &&
  intent.unlessListed === true &&
  sameProduct(intent.entry, entries) !== undefined;

/** The staples, with the one of the intent or without it. The same array where nothing changes. */
export function staplesAfter(
  staples: Staple[],
  { title, category = 'Others', isStaple }: Extract<ShoppingIntent, { kind: 'changeStaple' }>,
): Staple[] {
  const known = sameProduct({ title }, staples);
  if (isStaple) return known ? staples : [...staples, { title, category }];
  return known ? staples.filter((one) => one !== known) : staples;
}

interface Kitchen {
  /** What else is in the kitchen, and on its lists. */
  items: readonly Titled[];
  entries: readonly Titled[];
  staples: readonly Staple[];
}

/**
 * What happens to the list when food is finished: the last of a staple goes onto it by itself, the last of anything else
 * is offered. Null where there is more of it, or it is on a list already. On the server and on the phones.
 */
export function afterFinishing(
  food: Titled,
  { items, entries, staples }: Kitchen,
): { listed: Staple } | 'offered' | null {
  if (sameProduct(food, items) || sameProduct(food, entries)) return null;
  const staple = sameProduct(food, staples);
  return staple ? { listed: staple } : 'offered';
}
