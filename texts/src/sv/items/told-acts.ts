import type { TakenKind } from '@crisper/domain/items/item-event.ts';
import { plural } from '#sv/plural.ts';

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
  'item-eaten': 'åt redan upp det',
  'item-wasted': 'slängde det redan',
  'item-given-away': 'skänkte redan bort det',
  'item-removed': 'tog redan ut det',
  taken: 'tog det redan',
};

/** Two people did something with the same food, and the first finished it. */
export const goneAlready = ({ kind, name, isSelf }: Finished) =>
  kind === null ? 'Det finns inte i köket längre.' : `${isSelf ? 'Du' : (name ?? 'Någon')} ${acts[kind]}.`;

/** More was used than there was. Half a piece, as one piece, is no more than one. */
export const onlyLeft = ({ count, amount }: { count: number; amount: string }) =>
  plural(Math.max(count, 1), {
    one: `Det fanns bara ${amount} kvar.`,
    other: `Det fanns bara ${amount} kvar.`,
  });

/** Two people wrote down a date. */
export const earlierDate = 'Någon hann skriva upp ett tidigare datum. Det tidigare gäller.';

/** An amount was written down, and meanwhile it changed. */
export const amountChanged = ({ said, left }: { said: string; left: string }) =>
  `Du skrev ${said}, men någon hann ändra det: ${left} kvar. Titta på det igen.`;
