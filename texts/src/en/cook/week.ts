import { plural } from '#en/plural.ts';

type Titled = { title: string };
type OnDay = { day: string };
type Counted = { count: number };

export const heading = 'This week';
export const nothingPlanned = 'Nothing is planned. Open a dish and tap a day.';
/** Where they stand alone. */
export const today = 'Today';
export const tomorrow = 'Tomorrow';
/** What a day is called for who does not see the dots. */
export const dayWith = ({ day, count }: OnDay & Counted) =>
  count === 0
    ? day
    : plural(count, { one: `${day}, 1 meal planned`, other: `${day}, ${count} meals planned` });
export const portions = ({ count }: Counted) =>
  plural(count, { one: '1 portion', other: `${count} portions` });
export const takeOff = ({ title, day }: Titled & OnDay) => `Take ${title} off: ${day}`;
export const takenOff = ({ title }: Titled) => `${title} is off the week.`;
export const dishGone = 'This dish is no longer there.';
export const recipesNotRead = 'The recipes of planned dishes could not be loaded.';
/** Where everything that is due is in a planned meal. */
export const allPlanned = 'What has to go soon is in a planned meal.';

/** On the page of a dish. */
export const putOnDay = 'Put it on a day';
/** With what it puts onto the list. */
export const plannedFor = ({ day, listed }: OnDay & { listed: number }) =>
  listed === 0 ? `Planned for ${day}.` : `Planned for ${day}. ${listed} on the list.`;
export const notPlanned = ({ day }: OnDay) => `No longer planned for ${day}.`;
