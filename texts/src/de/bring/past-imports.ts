import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#de/plural.ts';

export const title = 'Vorräte mitbringen';
export const text =
  'Aus einer Tabelle, einer Liste oder einem anderen Programm. Was aus Versehen mitkam, lässt sich sieben Tage lang zurücknehmen.';
export const bring = 'Vorräte mitbringen';
export const list = 'Mitgebracht in den letzten sieben Tagen';

const FROM: Record<ImportSource, string> = {
  grocy: 'aus Grocy',
  evershelf: 'aus EverShelf',
  homebox: 'aus Homebox',
  tandoor: 'aus Tandoor',
  kitchenowl: 'aus KitchenOwl',
  mealie: 'aus Mealie',
  crisper: 'aus einer anderen Küche',
  spreadsheet: 'aus einer Tabelle',
  text: 'aus einer Liste',
};

interface Came {
  /** None where lists and recipes came alone. */
  count: number;
  source: ImportSource;
}
export const came = ({ count, source }: Came) =>
  `${count === 0 ? 'Listen und Rezepte' : plural(count, { one: `${count} Ding`, other: `${count} Dinge` })} ${FROM[source]}`;
export const on = ({ day, name }: { day: string; name: string | null }) => (name ? `${day}, ${name}` : day);
export const undo = 'Zurücknehmen';
export const undoWhich = ({ count, source }: Came) => `Zurücknehmen: ${came({ count, source })}`;
export const leaves = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} davon wurde seitdem geändert und würde bleiben.`,
    other: `${count} davon wurden seitdem geändert und würden bleiben.`,
  });
interface Taken {
  count: number;
  stays: number;
  /** Some of what stays. */
  titles: readonly string[];
}
export const taken = ({ count, stays, titles }: Taken): string => {
  const out = plural(count, {
    one: `${count} Ding ist herausgenommen.`,
    other: `${count} Dinge sind herausgenommen.`,
  });
  if (stays === 0) return out;
  const others = stays - titles.length;
  const more =
    others > 0 ? plural(others, { one: ` und ${others} weiteres`, other: ` und ${others} weitere` }) : '';
  return `${out} Geblieben ist, was jemand seitdem geändert hat: ${titles.join(', ')}${more}.`;
};
