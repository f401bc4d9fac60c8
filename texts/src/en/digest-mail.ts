import { plural } from './plural.ts';

interface Count {
  count: number;
}

const things = ({ count }: Count) => plural(count, { one: '1 thing', other: `${count} things` });

export const subject = ({ count }: Count) => `${things({ count })} to eat this week`;
export const subjectQuiet = 'Nothing of yours expires this week';
export const heading = ({ monday }: { monday: string }) => `Your week from ${monday}`;
export const expiring = ({ count }: Count) =>
  plural(count, {
    one: `${things({ count })} of yours expires this week:`,
    other: `${things({ count })} of yours expire this week:`,
  });
export const nothingExpires = 'Nothing of yours expires this week.';
export const lost = ({ count }: Count) => `Lost last week: ${things({ count })}.`;
export const nothingLost = 'Nothing was lost last week. Well done.';
export const whatBecame = 'What became of your food last week:';
interface EatenAndWasted {
  eaten: string;
  wasted: string;
}
export const eatenAndWasted = ({ eaten, wasted }: EatenAndWasted) => `${eaten} eaten, ${wasted} thrown away`;
/** Where some had no price, it cost more than that. */
export const eatenAndWastedFor = ({
  eaten,
  wasted,
  money,
  isMore,
}: EatenAndWasted & { money: string; isMore: boolean }) =>
  `${eaten} eaten, ${wasted} thrown away, ${isMore ? `at least ${money}` : money}`;
export const noWaste = ({ eaten, weeks }: { eaten: string; weeks: number }) =>
  plural(weeks, {
    one: `${eaten} eaten, nothing thrown away`,
    other: `${eaten} eaten, nothing thrown away, ${weeks} weeks in a row`,
  });
export const openDashboard = 'Open the dashboard';
/** Behind the name of a food. */
export const dayAndLeft = ({ day, left }: { day: string; left: string }) => `${day}: ${left}`;
export const andMore = ({ count }: Count) => `And ${count} more.`;
export const toRead = 'To read this week';
export const moreOnTheBlog = 'More on the blog';
export const why = 'You asked for this letter, every Monday.';
export const unsubscribe = 'Unsubscribe';
