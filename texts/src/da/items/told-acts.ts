import type { TakenKind } from '@crisper/domain/items/item-event.ts';
import { plural } from '#da/plural.ts';

/** It was taken by a person to whom it had been offered. */
type Kind = TakenKind | 'taken';

interface Finished {
  /** Null where the item is gone and nobody finished it. */
  kind: Kind | null;
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
}

const acts: Record<Kind, string> = {
  'item-eaten': 'allerede spist det',
  'item-wasted': 'allerede smidt det ud',
  'item-given-away': 'allerede givet det væk',
  'item-removed': 'allerede taget det ud',
  taken: 'allerede taget det',
};

/** Two people did something with the same food, and the first finished it. */
export const goneAlready = ({ kind, name, isSelf }: Finished) =>
  kind === null
    ? 'Det er ikke længere i køkkenet.'
    : `${isSelf ? 'Du' : (name ?? 'Nogen')} har ${acts[kind]}.`;

/** More was used than there was. Half a piece, as one piece, is no more than one. */
export const onlyLeft = ({ count, amount }: { count: number; amount: string }) =>
  plural(Math.max(count, 1), {
    one: `Der var kun ${amount} tilbage.`,
    other: `Der var kun ${amount} tilbage.`,
  });

/** Two people wrote down a date. */
export const earlierDate = 'Imens har nogen skrevet en tidligere dato. Den tidligste gælder.';

/** An amount was written down, and meanwhile it changed. */
export const amountChanged = ({ said, left }: { said: string; left: string }) =>
  `Du skrev ${said}, men imens har nogen ændret det: ${left} tilbage. Se på det igen.`;
