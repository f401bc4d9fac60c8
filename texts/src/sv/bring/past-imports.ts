import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#sv/plural.ts';

export const title = 'Ta med din mat';
export const text =
  'Från ett kalkylark, en lista eller ett annat program. Det som kommit av misstag kan tas tillbaka i sju dagar.';
export const bring = 'Ta med mat';
export const list = 'Inläst de senaste sju dagarna';

const FROM: Record<ImportSource, string> = {
  grocy: 'från Grocy',
  evershelf: 'från EverShelf',
  homebox: 'från Homebox',
  tandoor: 'från Tandoor',
  kitchenowl: 'från KitchenOwl',
  mealie: 'från Mealie',
  crisper: 'från ett annat kök',
  spreadsheet: 'från ett kalkylark',
  text: 'från en lista',
};

interface Came {
  /** None where lists and recipes came alone. */
  count: number;
  source: ImportSource;
}
export const came = ({ count, source }: Came) =>
  `${count === 0 ? 'Listor och recept' : plural(count, { one: `${count} sak`, other: `${count} saker` })} ${FROM[source]}`;
export const on = ({ day, name }: { day: string; name: string | null }) => (name ? `${day}, ${name}` : day);
export const undo = 'Ta tillbaka';
export const undoWhich = ({ count, source }: Came) => `Ta tillbaka: ${came({ count, source })}`;
export const leaves = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} av dem har ändrats sedan dess, och skulle bli kvar.`,
    other: `${count} av dem har ändrats sedan dess, och skulle bli kvar.`,
  });
interface Taken {
  count: number;
  stays: number;
  /** Some of what stays. */
  titles: readonly string[];
}
export const taken = ({ count, stays, titles }: Taken): string => {
  if (stays === 0)
    return plural(count, { one: `${count} sak är uttagen.`, other: `${count} saker är uttagna.` });
  const more = stays > titles.length ? ` och ${stays - titles.length} till` : '';
  return `${plural(count, { one: `${count} sak är uttagen`, other: `${count} saker är uttagna` })}. Det någon har ändrat sedan dess blev kvar: ${titles.join(', ')}${more}.`;
};
