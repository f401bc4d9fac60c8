import { plural } from '#it/plural.ts';

type Titled = { title: string };
type OnDay = { day: string };
type Counted = { count: number };

export const heading = 'Questa settimana';
export const nothingPlanned = 'Niente in programma. Apri un piatto e tocca un giorno.';
/** Where they stand alone. */
export const today = 'Oggi';
export const tomorrow = 'Domani';
/** What a day is called for who does not see the dots. */
export const dayWith = ({ day, count }: OnDay & Counted) =>
  count === 0
    ? day
    : plural(count, {
        one: `${day}, ${count} pasto in programma`,
        other: `${day}, ${count} pasti in programma`,
      });
export const portions = ({ count }: Counted) =>
  plural(count, { one: `${count} porzione`, other: `${count} porzioni` });
export const takeOff = ({ title, day }: Titled & OnDay) => `Togli: ${title}, ${day}`;
export const takenOff = ({ title }: Titled) => `Tolto dalla settimana: ${title}.`;
export const dishGone = 'Questo piatto non c’è più.';
export const recipesNotRead = 'Impossibile caricare le ricette dei piatti in programma.';
/** Where everything that is due is in a planned meal. */
export const allPlanned = 'Tutto quello che va finito presto è già in programma.';

/** On the page of a dish. */
export const putOnDay = 'Metti in programma';
/** With what it puts onto the list. */
export const plannedFor = ({ day, listed }: OnDay & { listed: number }) =>
  listed === 0 ? `In programma: ${day}.` : `In programma: ${day}. ${listed} sulla lista.`;
export const notPlanned = ({ day }: OnDay) => `Non più in programma: ${day}.`;
