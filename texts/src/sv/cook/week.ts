import { plural } from '#sv/plural.ts';

type Titled = { title: string };
type OnDay = { day: string };
type Counted = { count: number };

export const heading = 'Den här veckan';
export const nothingPlanned = 'Inget är planerat. Öppna en rätt och tryck på en dag.';
/** Where they stand alone. */
export const today = 'I dag';
export const tomorrow = 'I morgon';
/** What a day is called for who does not see the dots. */
export const dayWith = ({ day, count }: OnDay & Counted) =>
  count === 0
    ? day
    : plural(count, {
        one: `${day}, ${count} måltid planerad`,
        other: `${day}, ${count} måltider planerade`,
      });
export const portions = ({ count }: Counted) =>
  plural(count, { one: `${count} portion`, other: `${count} portioner` });
export const takeOff = ({ title, day }: Titled & OnDay) => `Ta bort ${title}: ${day}`;
export const takenOff = ({ title }: Titled) => `Borta från veckan: ${title}.`;
export const dishGone = 'Rätten finns inte längre.';
export const recipesNotRead = 'Recepten på de planerade rätterna kunde inte laddas.';
/** Where everything that is due is in a planned meal. */
export const allPlanned = 'Det som snart måste gå åt finns i en planerad måltid.';

/** On the page of a dish. */
export const putOnDay = 'Välj en dag för den';
/** With what it puts onto the list. */
export const plannedFor = ({ day, listed }: OnDay & { listed: number }) =>
  listed === 0 ? `Planerat: ${day}.` : `Planerat: ${day}. ${listed} på listan.`;
export const notPlanned = ({ day }: OnDay) => `Inte planerat längre: ${day}.`;
