import { amountBefore, type ListRow } from '@crisper/domain/shopping/list-rows.ts';
import type { Entry } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/shopping.ts';
import { shortAmount } from '#kitchen/amount-text.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';

export interface Readers {
  self: string;
  people: readonly KitchenPerson[];
}

type Whose = Parameters<typeof texts.parts>[0][number]['whose'];

/**
 * Whose a part of a row is: the person's who wants it, else the dish's that it is for, else that of the person who wrote
 * it down for everybody.
 */
function whoseOf({ wantedBy, addedBy, cooked }: Entry, { self, people }: Readers): Whose {
  const nameOf = (id: string) => people.find(({ accountId }) => accountId === id)?.name;
  if (wantedBy === null && cooked) return { for: cooked.title };
  if (wantedBy === self || (wantedBy === null && addedBy === nameOf(self))) return 'you';
  return wantedBy === null ? { from: addedBy } : { for: nameOf(wantedBy) ?? addedBy };
}

/** What the amount of a row is made of; null where it was not added up. */
export function partsText(row: ListRow, readers: Readers): string | null {
  if (amountBefore(row) === null) return null;
  const parts = row.parts.flatMap(({ amount, unit, ...part }) =>
    amount === null || unit === null
      ? []
      : [{ amount: shortAmount({ amount, unit }), whose: whoseOf({ ...part, amount, unit }, readers) }],
  );
  const isOnes = new Set(parts.map(({ whose }) => JSON.stringify(whose))).size === 1;
  return isOnes ? texts.addedUp({ amounts: parts.map(({ amount }) => amount) }) : texts.parts(parts);
}
