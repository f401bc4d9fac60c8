import type { TakenKind } from '@crisper/domain/items/item-event.ts';
import { plural } from '#es/plural.ts';

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
  'item-eaten': 'Ya comido',
  'item-wasted': 'Ya tirado',
  'item-given-away': 'Ya regalado',
  'item-removed': 'Ya quitado',
  taken: 'Ya recogido',
};

/** Two people did something with the same food, and the first finished it. */
export const goneAlready = ({ kind, name, isSelf }: Finished) =>
  kind === null ? 'Ya no está en esta cocina.' : `${acts[kind]} por ${isSelf ? 'ti' : (name ?? 'alguien')}.`;

/** More was used than there was. Half a piece, as one piece, is no more than one. */
export const onlyLeft = ({ count, amount }: { count: number; amount: string }) =>
  plural(Math.max(count, 1), {
    one: `Solo quedaba ${amount}.`,
    other: `Solo quedaban ${amount}.`,
  });

/** Two people wrote down a date. */
export const earlierDate = 'Mientras tanto, alguien apuntó una fecha más próxima. Cuenta la más próxima.';

/** An amount was written down, and meanwhile it changed. */
export const amountChanged = ({ said, left }: { said: string; left: string }) =>
  `Has apuntado ${said}, pero mientras tanto alguien lo cambió a ${left}. Míralo otra vez.`;
