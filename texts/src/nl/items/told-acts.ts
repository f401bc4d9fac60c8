import type { TakenKind } from '@crisper/domain/items/item-event.ts';
import { plural } from '#nl/plural.ts';

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
  'item-eaten': 'het al opgegeten',
  'item-wasted': 'het al weggegooid',
  'item-given-away': 'het al weggegeven',
  'item-removed': 'het er al uit gehaald',
  taken: 'het al meegenomen',
};

/** Two people did something with the same food, and the first finished it. */
export const goneAlready = ({ kind, name, isSelf }: Finished) =>
  kind === null
    ? 'Dit is niet meer in deze keuken.'
    : `${isSelf ? 'Je hebt' : `${name ?? 'Iemand'} heeft`} ${acts[kind]}.`;

/** More was used than there was. Half a piece, as one piece, is no more than one. */
export const onlyLeft = ({ count, amount }: { count: number; amount: string }) =>
  plural(Math.max(count, 1), {
    one: `Er was nog maar ${amount}.`,
    other: `Er waren nog maar ${amount}.`,
  });

/** Two people wrote down a date. */
export const earlierDate = 'Intussen heeft iemand een eerdere datum ingevuld. De eerdere telt.';

/** An amount was written down, and meanwhile it changed. */
export const amountChanged = ({ said, left }: { said: string; left: string }) =>
  `Je vulde ${said} in, maar intussen heeft iemand dat gewijzigd: nog ${left}. Kijk er nog een keer naar.`;
