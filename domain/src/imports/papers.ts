import type * as z from 'zod/mini';
import type { papersSchema } from './papers-schema.ts';

export type Papers = z.output<typeof papersSchema>;
export type BroughtList = NonNullable<Papers['lists']>[number];
export type BroughtEntry = BroughtList['entries'][number];

/** How many lists, things on them, recipes and other papers there are. */
export function countPapers({ lists = [], staples = [], recipes = [], foodNames = [] }: Papers): number {
  const onLists = lists.reduce((sum, { entries }) => sum + entries.length, 0);
  return onLists + staples.length + recipes.length + foodNames.length;
}

/** The same entry of another kitchen is the same text. */
export const entryMark = ({
  title,
  category,
  amount,
  unit,
  isApart,
  cooked,
  isGot,
}: Omit<BroughtEntry, 'gotAt'> & { isGot: boolean }): string =>
  JSON.stringify([title, category, amount, unit, isApart, cooked?.id ?? null, isGot]);
