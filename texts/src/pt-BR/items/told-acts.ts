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
  'item-eaten': 'Já comido',
  'item-wasted': 'Já jogado fora',
  'item-given-away': 'Já doado',
  'item-removed': 'Já retirado',
  taken: 'Já levado',
};

/** Two people did something with the same food, and the first finished it. */
export const goneAlready = ({ kind, name, isSelf }: Finished) =>
  kind === null
    ? 'Não está mais nesta cozinha.'
    : `${acts[kind]} por ${isSelf ? 'você' : (name ?? 'alguém')}.`;

/** More was used than there was. */
export const onlyLeft = ({ count, amount }: { count: number; amount: string }) =>
  count === 0 ? 'Não restava mais nada.' : `Só restava isto: ${amount}.`;

/** Two people wrote down a date. */
export const earlierDate = 'Enquanto isso, alguém anotou uma data anterior. Vale a que vem antes.';

/** An amount was written down, and meanwhile it changed. */
export const amountChanged = ({ said, left }: { said: string; left: string }) =>
  `Você anotou ${said}, mas enquanto isso alguém mudou: ainda há ${left}. Olhe de novo.`;
