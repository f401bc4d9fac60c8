import type { TakenKind } from '@crisper/domain/items/item-event.ts';

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
  'item-eaten': 'Déjà mangé',
  'item-wasted': 'Déjà jeté',
  'item-given-away': 'Déjà donné',
  'item-removed': 'Déjà retiré',
  taken: 'Déjà pris',
};

/** Two people did something with the same food, and the first finished it. */
export const goneAlready = ({ kind, name, isSelf }: Finished) =>
  kind === null
    ? 'Ce n’est plus dans cette cuisine.'
    : `${acts[kind]} par ${isSelf ? 'toi' : (name ?? 'quelqu’un')}.`;

/** More was used than there was. */
export const onlyLeft = ({ count, amount }: { count: number; amount: string }) =>
  count === 0 ? 'Il n’en restait plus.' : `Il ne restait que ${amount}.`;

/** Two people wrote down a date. */
export const earlierDate =
  'Entre-temps, quelqu’un a noté une date plus proche. C’est la plus proche qui compte.';

/** An amount was written down, and meanwhile it changed. */
export const amountChanged = ({ said, left }: { said: string; left: string }) =>
  `Tu as noté ${said}, mais entre-temps quelqu’un a changé ça : reste ${left}. Vérifie encore une fois.`;
