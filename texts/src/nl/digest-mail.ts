import { plural } from './plural.ts';

interface Count {
  count: number;
}

const things = ({ count }: Count) => plural(count, { one: `${count} ding`, other: `${count} dingen` });

export const subject = ({ count }: Count) => `Deze week opeten: ${things({ count })}`;
export const subjectQuiet = 'Deze week verloopt er bij jou niets';
export const heading = ({ monday }: { monday: string }) => `Je week vanaf ${monday}`;
export const expiring = ({ count }: Count) =>
  plural(count, {
    one: `Deze week verloopt er bij jou ${things({ count })}:`,
    other: `Deze week verlopen er bij jou ${things({ count })}:`,
  });
export const nothingExpires = 'Deze week verloopt er bij jou niets.';
export const lost = ({ count }: Count) => `Vorige week verloren gegaan: ${things({ count })}.`;
export const nothingLost = 'Vorige week ging er niets verloren. Goed gedaan.';
export const whatBecame = 'Wat er vorige week van je eten werd:';
interface EatenAndWasted {
  eaten: string;
  wasted: string;
}
export const eatenAndWasted = ({ eaten, wasted }: EatenAndWasted) =>
  `${eaten} opgegeten, ${wasted} weggegooid`;
/** Where some had no price, it cost more than that. */
export const eatenAndWastedFor = ({
  eaten,
  wasted,
  money,
  isMore,
}: EatenAndWasted & { money: string; isMore: boolean }) =>
  `${eaten} opgegeten, ${wasted} weggegooid, ${isMore ? `minstens ${money}` : money}`;
export const noWaste = ({ eaten, weeks }: { eaten: string; weeks: number }) =>
  plural(weeks, {
    one: `${eaten} opgegeten, niets weggegooid`,
    other: `${eaten} opgegeten, niets weggegooid, en dat al ${weeks} weken op rij`,
  });
export const openDashboard = 'Mijn Crisper openen';
/** Behind the name of a food. */
export const dayAndLeft = ({ day, left }: { day: string; left: string }) => `${day}: ${left}`;
export const andMore = ({ count }: Count) => `En nog ${count}.`;
export const toRead = 'Deze week te lezen';
export const moreOnTheBlog = 'Meer op de blog';
export const why = 'Je hebt om deze mail gevraagd, elke maandag.';
export const unsubscribe = 'Afmelden';
