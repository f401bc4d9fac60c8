import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#pt-BR/plural.ts';

export const title = 'Trazer seus itens';
export const text =
  'De uma planilha, uma lista ou outro programa. O que veio por engano pode ser desfeito por sete dias.';
export const bring = 'Trazer itens';
export const list = 'Importações dos últimos sete dias';

const FROM: Record<ImportSource, string> = {
  grocy: 'do Grocy',
  evershelf: 'do EverShelf',
  homebox: 'do Homebox',
  tandoor: 'do Tandoor',
  kitchenowl: 'do KitchenOwl',
  mealie: 'do Mealie',
  crisper: 'de outra cozinha',
  spreadsheet: 'de uma planilha',
  text: 'de uma lista',
};

interface Came {
  /** None where lists and recipes came alone. */
  count: number;
  source: ImportSource;
}
export const came = ({ count, source }: Came) =>
  `${count === 0 ? 'Listas e receitas' : plural(count, { one: `${count} item`, other: `${count} itens` })} ${FROM[source]}`;
export const on = ({ day, name }: { day: string; name: string | null }) => (name ? `${day}, ${name}` : day);
export const undo = 'Desfazer';
export const undoWhich = ({ count, source }: Came) => `Desfazer: ${came({ count, source })}`;
export const leaves = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} mudou desde então e ficaria.`,
    other: `${count} mudaram desde então e ficariam.`,
  });
interface Taken {
  count: number;
  stays: number;
  /** Some of what stays. */
  titles: readonly string[];
}
export const taken = ({ count, stays, titles }: Taken): string => {
  const out = plural(count, { one: `${count} item retirado.`, other: `${count} itens retirados.` });
  if (stays === 0) return out;
  const others = stays - titles.length;
  const more = others > 0 ? plural(others, { one: ` e mais ${others}`, other: ` e mais ${others}` }) : '';
  return `${out} O que alguém alterou desde então ficou: ${titles.join(', ')}${more}.`;
};
