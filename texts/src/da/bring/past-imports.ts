import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#da/plural.ts';

export const title = 'Tag din mad med';
export const text =
  'Fra et regneark, en liste eller et andet program. Det, der kom med ved en fejl, kan fortrydes i syv dage.';
export const bring = 'Tag mad med';
export const list = 'Importer fra de sidste syv dage';

const FROM: Record<ImportSource, string> = {
  grocy: 'fra Grocy',
  evershelf: 'fra EverShelf',
  homebox: 'fra Homebox',
  tandoor: 'fra Tandoor',
  kitchenowl: 'fra KitchenOwl',
  mealie: 'fra Mealie',
  crisper: 'fra et andet køkken',
  spreadsheet: 'fra et regneark',
  text: 'fra en liste',
};

interface Came {
  /** None where lists and recipes came alone. */
  count: number;
  source: ImportSource;
}
export const came = ({ count, source }: Came) =>
  `${count === 0 ? 'Lister og opskrifter' : plural(count, { one: `${count} ting`, other: `${count} ting` })} ${FROM[source]}`;
export const on = ({ day, name }: { day: string; name: string | null }) => (name ? `${day}, ${name}` : day);
export const undo = 'Fortryd';
export const undoWhich = ({ count, source }: Came) => `Fortryd: ${came({ count, source })}`;
export const leaves = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} af dem er ændret siden og bliver.`,
    other: `${count} af dem er ændret siden og bliver.`,
  });
interface Taken {
  count: number;
  stays: number;
  /** Some of what stays. */
  titles: readonly string[];
}
export const taken = ({ count, stays, titles }: Taken): string => {
  const out = plural(count, {
    one: `${count} ting er taget ud.`,
    other: `${count} ting er taget ud.`,
  });
  if (stays === 0) return out;
  const others = stays - titles.length;
  const more = others > 0 ? plural(others, { one: ` og ${others} til`, other: ` og ${others} til` }) : '';
  return `${out} Det, nogen har ændret siden, blev: ${titles.join(', ')}${more}.`;
};
