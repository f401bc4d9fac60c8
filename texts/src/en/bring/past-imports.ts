import type { ImportSource } from '@crisper/domain/imports/source.ts';
import { plural } from '#en/plural.ts';

export const title = 'Bring your food along';
export const text =
  'From a spreadsheet, a list or another program. What came by mistake can be taken back for seven days.';
export const bring = 'Bring food along';
export const list = 'Imports of the last seven days';

const FROM: Record<ImportSource, string> = {
  grocy: 'from Grocy',
  evershelf: 'from EverShelf',
  homebox: 'from Homebox',
  tandoor: 'from Tandoor',
  kitchenowl: 'from KitchenOwl',
  mealie: 'from Mealie',
  crisper: 'from another kitchen',
  spreadsheet: 'from a spreadsheet',
  text: 'from a list',
};

interface Came {
  /** None where lists and recipes came alone. */
  count: number;
  source: ImportSource;
}
export const came = ({ count, source }: Came) =>
  `${count === 0 ? 'Lists and recipes' : plural(count, { one: '1 thing', other: `${count} things` })} ${FROM[source]}`;
export const on = ({ day, name }: { day: string; name: string | null }) => (name ? `${day}, ${name}` : day);
export const undo = 'Take it back';
export const undoWhich = ({ count, source }: Came) => `Take back ${came({ count, source })}`;
export const leaves = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 of them was changed since, and would stay.',
    other: `${count} of them were changed since, and would stay.`,
  });
interface Taken {
  count: number;
  stays: number;
  /** Some of what stays. */
  titles: readonly string[];
}
export const taken = ({ count, stays, titles }: Taken): string => {
  if (stays === 0)
    return plural(count, { one: '1 thing is taken out.', other: `${count} things are taken out.` });
  const more = stays > titles.length ? ` and ${stays - titles.length} more` : '';
  return `${plural(count, { one: '1 thing is', other: `${count} things are` })} taken out. What somebody has changed since stayed: ${titles.join(', ')}${more}.`;
};
