import { plural } from './plural.ts';

interface Count {
  count: number;
}

export const subject = ({ count }: Count) =>
  plural(count, { one: `Spis i denne uge: ${count} ting`, other: `Spis i denne uge: ${count} ting` });
export const subjectQuiet = 'Intet hos dig udløber i denne uge';
export const heading = ({ monday }: { monday: string }) => `Din uge fra ${monday}`;
export const expiring = ({ count }: Count) =>
  plural(count, {
    one: `${count} ting hos dig udløber i denne uge:`,
    other: `${count} ting hos dig udløber i denne uge:`,
  });
export const nothingExpires = 'Intet hos dig udløber i denne uge.';
export const lost = ({ count }: Count) =>
  plural(count, {
    one: `Gik tabt i sidste uge: ${count} ting.`,
    other: `Gik tabt i sidste uge: ${count} ting.`,
  });
export const nothingLost = 'Intet gik tabt i sidste uge. Godt gået.';
export const whatBecame = 'Sådan gik det med din mad i sidste uge:';
interface EatenAndWasted {
  eaten: string;
  wasted: string;
}
export const eatenAndWasted = ({ eaten, wasted }: EatenAndWasted) => `${eaten} spist, ${wasted} smidt ud`;
/** Where some had no price, it cost more than that. */
export const eatenAndWastedFor = ({
  eaten,
  wasted,
  money,
  isMore,
}: EatenAndWasted & { money: string; isMore: boolean }) =>
  `${eaten} spist, ${wasted} smidt ud, ${isMore ? `mindst ${money}` : money}`;
export const noWaste = ({ eaten, weeks }: { eaten: string; weeks: number }) =>
  plural(weeks, {
    one: `${eaten} spist, intet smidt ud`,
    other: `${eaten} spist, intet smidt ud, ${weeks} uger i træk`,
  });
export const openDashboard = 'Åbn mit overblik';
/** Behind the name of a food. */
export const dayAndLeft = ({ day, left }: { day: string; left: string }) => `${day}: ${left}`;
export const andMore = ({ count }: Count) => `Og ${count} til.`;
export const toRead = 'Til at læse i denne uge';
export const moreOnTheBlog = 'Mere på bloggen';
export const why = 'Du har bedt om denne mail hver mandag.';
export const unsubscribe = 'Afmeld';
