import { plural } from '#de/plural.ts';

type Titled = { title: string };
type OnDay = { day: string };
type Counted = { count: number };

export const heading = 'Diese Woche';
export const nothingPlanned = 'Nichts geplant. Öffne ein Gericht und tippe auf einen Tag.';
/** Where they stand alone. */
export const today = 'Heute';
export const tomorrow = 'Morgen';
/** What a day is called for who does not see the dots. */
export const dayWith = ({ day, count }: OnDay & Counted) =>
  count === 0
    ? day
    : plural(count, { one: `${day}, ${count} Gericht geplant`, other: `${day}, ${count} Gerichte geplant` });
export const portions = ({ count }: Counted) =>
  plural(count, { one: `${count} Portion`, other: `${count} Portionen` });
export const takeOff = ({ title, day }: Titled & OnDay) => `Streichen: ${title}, ${day}`;
export const takenOff = ({ title }: Titled) => `${title} gestrichen.`;
export const dishGone = 'Dieses Gericht gibt es nicht mehr.';
export const recipesNotRead = 'Die Rezepte geplanter Gerichte ließen sich nicht laden.';
/** Where everything that is due is in a planned meal. */
export const allPlanned = 'Was bald wegmuss, steckt in einem geplanten Gericht.';

/** On the page of a dish. */
export const putOnDay = 'Für einen Tag planen';
/** With what it puts onto the list. */
export const plannedFor = ({ day, listed }: OnDay & { listed: number }) =>
  listed === 0 ? `Geplant für ${day}.` : `Geplant für ${day}. ${listed} auf der Liste.`;
export const notPlanned = ({ day }: OnDay) => `Nicht mehr für ${day} geplant.`;
