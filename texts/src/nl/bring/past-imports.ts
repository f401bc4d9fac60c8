import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#nl/plural.ts';

export const title = 'Je eten meebrengen';
export const text =
  'Uit een spreadsheet, een lijst of een ander programma. Wat per ongeluk meekwam, kun je zeven dagen lang terugnemen.';
export const bring = 'Eten meebrengen';
export const list = 'Imports van de laatste zeven dagen';

const FROM: Record<ImportSource, string> = {
  grocy: 'uit Grocy',
  evershelf: 'uit EverShelf',
  homebox: 'uit Homebox',
  tandoor: 'uit Tandoor',
  kitchenowl: 'uit KitchenOwl',
  mealie: 'uit Mealie',
  crisper: 'uit een andere keuken',
  spreadsheet: 'uit een spreadsheet',
  text: 'uit een lijst',
};

const things = (count: number) => plural(count, { one: `${count} ding`, other: `${count} dingen` });

interface Came {
  /** None where lists and recipes came alone. */
  count: number;
  source: ImportSource;
}
export const came = ({ count, source }: Came) =>
  `${count === 0 ? 'Lijsten en recepten' : things(count)} ${FROM[source]}`;
export const on = ({ day, name }: { day: string; name: string | null }) => (name ? `${day}, ${name}` : day);
export const undo = 'Terugnemen';
export const undoWhich = ({ count, source }: Came) => `Terugnemen: ${came({ count, source })}`;
export const leaves = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} ervan is sindsdien gewijzigd en blijft.`,
    other: `${count} ervan zijn sindsdien gewijzigd en blijven.`,
  });
interface Taken {
  count: number;
  stays: number;
  /** Some of what stays. */
  titles: readonly string[];
}
export const taken = ({ count, stays, titles }: Taken): string => {
  const out = plural(count, {
    one: `${things(count)} is weer weg.`,
    other: `${things(count)} zijn weer weg.`,
  });
  if (stays === 0) return out;
  const more = stays > titles.length ? ` en nog ${stays - titles.length}` : '';
  return `${out} Wat iemand sindsdien heeft gewijzigd, is gebleven: ${titles.join(', ')}${more}.`;
};
