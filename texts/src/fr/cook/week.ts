import { plural } from '#fr/plural.ts';

type Titled = { title: string };
type OnDay = { day: string };
type Counted = { count: number };

export const heading = 'Cette semaine';
export const nothingPlanned = 'Rien de prévu. Ouvre un plat et touche un jour.';
/** Where they stand alone. */
export const today = 'Aujourd’hui';
export const tomorrow = 'Demain';
/** What a day is called for who does not see the dots. */
export const dayWith = ({ day, count }: OnDay & Counted) =>
  count === 0
    ? day
    : plural(count, { one: `${day}, ${count} repas prévu`, other: `${day}, ${count} repas prévus` });
export const portions = ({ count }: Counted) =>
  plural(count, { one: `${count} portion`, other: `${count} portions` });
export const takeOff = ({ title, day }: Titled & OnDay) => `Retirer : ${title}, ${day}`;
export const takenOff = ({ title }: Titled) => `Retiré de la semaine : ${title}.`;
export const dishGone = 'Ce plat n’existe plus.';
export const recipesNotRead = 'Impossible de charger les recettes des plats prévus.';
/** Where everything that is due is in a planned meal. */
export const allPlanned = 'Tout ce qui presse est dans un repas prévu.';

/** On the page of a dish. */
export const putOnDay = 'Prévoir pour un jour';
/** With what it puts onto the list. */
export const plannedFor = ({ day, listed }: OnDay & { listed: number }) =>
  listed === 0 ? `Prévu pour ${day}.` : `Prévu pour ${day}. ${listed} sur la liste.`;
export const notPlanned = ({ day }: OnDay) => `N’est plus prévu pour ${day}.`;
