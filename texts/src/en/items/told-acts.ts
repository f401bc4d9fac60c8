import type { TakenKind } from '@crisper/domain/items/item-event.ts';
import { plural } from '#en/plural.ts';

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
  'item-eaten': 'ate it already',
  'item-wasted': 'threw it away already',
  'item-given-away': 'gave it away already',
  'item-removed': 'took it out already',
  taken: 'took it already',
};

/** Two people did something with the same food, and the first finished it. */
export const goneAlready = ({ kind, name, isSelf }: Finished) =>
  kind === null
    ? 'It is not in this kitchen any more.'
    : `${isSelf ? 'You' : (name ?? 'Somebody')} ${acts[kind]}.`;

/** More was used than there was. Half a piece, as one piece, is no more than one. */
export const onlyLeft = ({ count, amount }: { count: number; amount: string }) =>
  plural(Math.max(count, 1), {
    one: `There was only ${amount} left.`,
    other: `There were only ${amount} left.`,
  });

/** Two people wrote down a date. */
export const earlierDate = 'Meanwhile somebody wrote down an earlier date. The earlier one counts.';

/** An amount was written down, and meanwhile it changed. */
export const amountChanged = ({ said, left }: { said: string; left: string }) =>
  `You wrote ${said}, but meanwhile somebody changed that: ${left} left. Please look at it again.`;
