import { plural } from '#da/plural.ts';

type Titled = { title: string };
type OnDay = { day: string };
type Counted = { count: number };

export const heading = 'Denne uge';
export const nothingPlanned = 'Intet er planlagt. Åbn en ret, og tryk på en dag.';
/** Where they stand alone. */
export const today = 'I dag';
export const tomorrow = 'I morgen';
/** What a day is called for who does not see the dots. */
export const dayWith = ({ day, count }: OnDay & Counted) =>
  count === 0
    ? day
    : plural(count, { one: `${day}, ${count} ret planlagt`, other: `${day}, ${count} retter planlagt` });
export const portions = ({ count }: Counted) =>
  plural(count, { one: `${count} portion`, other: `${count} portioner` });
export const takeOff = ({ title, day }: Titled & OnDay) => `Fjern: ${title}, ${day}`;
export const takenOff = ({ title }: Titled) => `${title} er fjernet fra ugen.`;
export const dishGone = 'Retten findes ikke længere.';
export const recipesNotRead = 'Opskrifterne på planlagte retter kunne ikke hentes.';
/** Where everything that is due is in a planned meal. */
export const allPlanned = 'Det, der snart skal bruges, er med i en planlagt ret.';

/** On the page of a dish. */
export const putOnDay = 'Læg den på en dag';
/** With what it puts onto the list. */
export const plannedFor = ({ day, listed }: OnDay & { listed: number }) =>
  listed === 0 ? `Planlagt: ${day}.` : `Planlagt: ${day}. ${listed} på listen.`;
export const notPlanned = ({ day }: OnDay) => `Ikke planlagt mere: ${day}.`;
