import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#it/plural.ts';

export const title = 'Porta i tuoi alimenti';
export const text =
  'Da un foglio di calcolo, una lista o un altro programma. Quello che è arrivato per sbaglio si può togliere per sette giorni.';
export const bring = 'Porta alimenti';
export const list = 'Importazioni degli ultimi sette giorni';

const FROM: Record<ImportSource, string> = {
  grocy: 'da Grocy',
  evershelf: 'da EverShelf',
  homebox: 'da Homebox',
  tandoor: 'da Tandoor',
  kitchenowl: 'da KitchenOwl',
  mealie: 'da Mealie',
  crisper: 'da un’altra cucina',
  spreadsheet: 'da un foglio di calcolo',
  text: 'da una lista',
};

interface Came {
  /** None where lists and recipes came alone. */
  count: number;
  source: ImportSource;
}
export const came = ({ count, source }: Came) =>
  `${count === 0 ? 'Liste e ricette' : plural(count, { one: `${count} alimento`, other: `${count} alimenti` })} ${FROM[source]}`;
export const on = ({ day, name }: { day: string; name: string | null }) => (name ? `${day}, ${name}` : day);
export const undo = 'Annulla';
export const undoWhich = ({ count, source }: Came) => `Annulla: ${came({ count, source })}`;
export const leaves = ({ count }: { count: number }) =>
  plural(count, {
    one: `Da allora ${count} è stato modificato, e resterebbe.`,
    other: `Da allora ${count} sono stati modificati, e resterebbero.`,
  });

interface Taken {
  count: number;
  stays: number;
  /** Some of what stays. */
  titles: readonly string[];
}
export const taken = ({ count, stays, titles }: Taken): string => {
  const out = plural(count, { one: `Tolto: ${count} alimento.`, other: `Tolto: ${count} alimenti.` });
  if (stays === 0) return out;
  const rest = stays - titles.length;
  const more = rest > 0 ? plural(rest, { one: ` e ${rest} altro`, other: ` e altri ${rest}` }) : '';
  return `${out} È rimasto quello che qualcuno ha modificato da allora: ${titles.join(', ')}${more}.`;
};
