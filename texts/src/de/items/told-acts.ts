import type { TakenKind } from '@crisper/domain/items/item-event.ts';
import { plural } from '#de/plural.ts';

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
  'item-eaten': 'es schon gegessen',
  'item-wasted': 'es schon weggeworfen',
  'item-given-away': 'es schon verschenkt',
  'item-removed': 'es schon herausgenommen',
  taken: 'es schon genommen',
};

/** Two people did something with the same food, and the first finished it. */
export const goneAlready = ({ kind, name, isSelf }: Finished) =>
  kind === null
    ? 'Es ist nicht mehr in dieser Küche.'
    : `${isSelf ? 'Du hast' : `${name ?? 'Jemand'} hat`} ${acts[kind]}.`;

/** More was used than there was. Half a piece, as one piece, is no more than one. */
export const onlyLeft = ({ count, amount }: { count: number; amount: string }) =>
  plural(Math.max(count, 1), {
    one: `Es war nur noch ${amount} da.`,
    other: `Es waren nur noch ${amount} da.`,
  });

/** Two people wrote down a date. */
export const earlierDate = 'Inzwischen hat jemand ein früheres Datum eingetragen. Das frühere gilt.';

/** An amount was written down, and meanwhile it changed. */
export const amountChanged = ({ said, left }: { said: string; left: string }) =>
  `Du hast ${said} eingetragen, aber inzwischen hat das jemand geändert: noch ${left}. Bitte schau noch einmal nach.`;
