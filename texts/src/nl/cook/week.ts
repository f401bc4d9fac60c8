import { plural } from '#nl/plural.ts';

type Titled = { title: string };
type OnDay = { day: string };
type Counted = { count: number };

export const heading = 'Deze week';
export const nothingPlanned = 'Er is niets gepland. Open een gerecht en tik op een dag.';
/** Where they stand alone. */
export const today = 'Vandaag';
export const tomorrow = 'Morgen';
/** What a day is called for who does not see the dots. */
export const dayWith = ({ day, count }: OnDay & Counted) =>
  count === 0
    ? day
    : plural(count, {
        one: `${day}, ${count} maaltijd gepland`,
        other: `${day}, ${count} maaltijden gepland`,
      });
export const portions = ({ count }: Counted) =>
  plural(count, { one: `${count} portie`, other: `${count} porties` });
export const takeOff = ({ title, day }: Titled & OnDay) => `Weghalen: ${title}, ${day}`;
export const takenOff = ({ title }: Titled) => `Van de week gehaald: ${title}.`;
export const dishGone = 'Dit gerecht is er niet meer.';
export const recipesNotRead = 'De recepten van geplande gerechten konden niet worden geladen.';
/** Where everything that is due is in a planned meal. */
export const allPlanned = 'Wat snel op moet, zit in een geplande maaltijd.';

/** On the page of a dish. */
export const putOnDay = 'Op een dag zetten';
/** With what it puts onto the list. */
export const plannedFor = ({ day, listed }: OnDay & { listed: number }) =>
  listed === 0 ? `Gepland voor ${day}.` : `Gepland voor ${day}. ${listed} op de lijst.`;
export const notPlanned = ({ day }: OnDay) => `Niet meer gepland voor ${day}.`;
