import { plural } from './plural.ts';

interface Count {
  count: number;
}

export const subject = ({ count }: Count) =>
  plural(count, { one: `Diese Woche essen: ${count} Ding`, other: `Diese Woche essen: ${count} Dinge` });
export const subjectQuiet = 'Diese Woche läuft bei dir nichts ab';
export const heading = ({ monday }: { monday: string }) => `Deine Woche ab ${monday}`;
export const expiring = ({ count }: Count) =>
  plural(count, {
    one: `Diese Woche läuft bei dir ${count} Ding ab:`,
    other: `Diese Woche laufen bei dir ${count} Dinge ab:`,
  });
export const nothingExpires = 'Diese Woche läuft bei dir nichts ab.';
export const lost = ({ count }: Count) =>
  plural(count, {
    one: `Letzte Woche verloren: ${count} Ding.`,
    other: `Letzte Woche verloren: ${count} Dinge.`,
  });
export const nothingLost = 'Letzte Woche ging nichts verloren. Gut gemacht.';
export const whatBecame = 'Was letzte Woche aus deinem Essen wurde:';
interface EatenAndWasted {
  eaten: string;
  wasted: string;
}
export const eatenAndWasted = ({ eaten, wasted }: EatenAndWasted) =>
  `${eaten} gegessen, ${wasted} weggeworfen`;
/** Where some had no price, it cost more than that. */
export const eatenAndWastedFor = ({
  eaten,
  wasted,
  money,
  isMore,
}: EatenAndWasted & { money: string; isMore: boolean }) =>
  `${eaten} gegessen, ${wasted} weggeworfen, ${isMore ? `mindestens ${money}` : money}`;
export const noWaste = ({ eaten, weeks }: { eaten: string; weeks: number }) =>
  plural(weeks, {
    one: `${eaten} gegessen, nichts weggeworfen`,
    other: `${eaten} gegessen, nichts weggeworfen, und das ${weeks} Wochen in Folge`,
  });
export const openDashboard = 'Meine Übersicht öffnen';
/** Behind the name of a food. */
export const dayAndLeft = ({ day, left }: { day: string; left: string }) => `${day}: ${left}`;
export const andMore = ({ count }: Count) => `Und noch ${count}.`;
export const toRead = 'Zum Lesen diese Woche';
export const moreOnTheBlog = 'Mehr im Blog';
export const why = 'Diese Mail hast du abonniert, für jeden Montag.';
export const unsubscribe = 'Abbestellen';
