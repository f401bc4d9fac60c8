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
  'item-eaten': 'Già mangiato',
  'item-wasted': 'Già buttato',
  'item-given-away': 'Già regalato',
  'item-removed': 'Già tolto',
  taken: 'Già preso',
};

/** Two people did something with the same food, and the first finished it. */
export const goneAlready = ({ kind, name, isSelf }: Finished) =>
  kind === null ? 'Non è più in questa cucina.' : `${acts[kind]} da ${isSelf ? 'te' : (name ?? 'qualcuno')}.`;

/** More was used than there was. */
export const onlyLeft = ({ count, amount }: { count: number; amount: string }) =>
  count === 0 ? 'Non ce n’era più.' : `Ne restava solo: ${amount}.`;

/** Two people wrote down a date. */
export const earlierDate = 'Nel frattempo qualcuno ha segnato una data più vicina. Vale la più vicina.';

/** An amount was written down, and meanwhile it changed. */
export const amountChanged = ({ said, left }: { said: string; left: string }) =>
  `Hai scritto ${said}, ma nel frattempo la quantità è cambiata. Ora: ${left}. Ricontrolla.`;
