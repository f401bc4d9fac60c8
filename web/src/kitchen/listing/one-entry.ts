import type { ListRow } from '@crisper/domain/shopping/list-rows.ts';
import type { Entry } from '@crisper/domain/shopping/shopping.ts';
import { newId } from '#http/new-id.ts';
import type { TitledIntent } from '#items/do-in-kitchen.ts';

/** Takes an entry off the list, unless another person did something with it that this one did not see. */
export const removal = ({ _id, title, version }: Entry): TitledIntent => ({
  intent: { id: newId(), kind: 'removeEntry', entryId: _id, base: version },
  title,
});

/** Makes one entry of a row of several: the oldest, with the amount of all. */
export function oneEntry({ parts, amount, unit }: ListRow): TitledIntent[] {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return [];
  const { _id, title } = first;
  return [
    { intent: { id: newId(), kind: 'changeEntry', entryId: _id, fields: { amount, unit } }, title },
    ...others.map(removal),
  ];
}
