import { plural } from '#es/plural.ts';

type Titled = { title: string };
type OnDay = { day: string };
type Counted = { count: number };

/** A date and a weekday take an article, "mañana" does not. */
const on = (day: string) => (/^(?:hoy|mañana)/i.test(day) ? day.toLowerCase() : `el ${day}`);

export const heading = 'Esta semana';
export const nothingPlanned = 'No hay nada planeado. Abre un plato y toca un día.';
/** Where they stand alone. */
export const today = 'Hoy';
export const tomorrow = 'Mañana';
/** What a day is called for who does not see the dots. */
export const dayWith = ({ day, count }: OnDay & Counted) =>
  count === 0
    ? day
    : plural(count, { one: `${day}, 1 comida planeada`, other: `${day}, ${count} comidas planeadas` });
export const portions = ({ count }: Counted) =>
  plural(count, { one: '1 ración', other: `${count} raciones` });
export const takeOff = ({ title, day }: Titled & OnDay) => `Quitar: ${title}, ${day}`;
export const takenOff = ({ title }: Titled) => `Quitado de la semana: ${title}.`;
export const dishGone = 'Este plato ya no está.';
export const recipesNotRead = 'No se pudieron cargar las recetas de los platos planeados.';
/** Where everything that is due is in a planned meal. */
export const allPlanned = 'Lo que corre prisa está en una comida planeada.';

/** On the page of a dish. */
export const putOnDay = 'Ponerlo en un día';
/** With what it puts onto the list. */
export const plannedFor = ({ day, listed }: OnDay & { listed: number }) =>
  listed === 0 ? `Planeado para ${on(day)}.` : `Planeado para ${on(day)}. ${listed} en la lista.`;
export const notPlanned = ({ day }: OnDay) => `Ya no está planeado para ${on(day)}.`;
