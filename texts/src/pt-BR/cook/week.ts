import { plural } from '#pt-BR/plural.ts';

type Titled = { title: string };
type OnDay = { day: string };
type Counted = { count: number };

export const heading = 'Esta semana';
export const nothingPlanned = 'Nada planejado. Abra um prato e toque em um dia.';
/** Where they stand alone. */
export const today = 'Hoje';
export const tomorrow = 'Amanhã';
/** What a day is called for who does not see the dots. */
export const dayWith = ({ day, count }: OnDay & Counted) =>
  count === 0
    ? day
    : plural(count, {
        one: `${day}, ${count} refeição planejada`,
        other: `${day}, ${count} refeições planejadas`,
      });
export const portions = ({ count }: Counted) =>
  plural(count, { one: `${count} porção`, other: `${count} porções` });
export const takeOff = ({ title, day }: Titled & OnDay) => `Tirar: ${title}, ${day}`;
export const takenOff = ({ title }: Titled) => `Tirado da semana: ${title}.`;
export const dishGone = 'Este prato não existe mais.';
export const recipesNotRead = 'Não foi possível carregar as receitas dos pratos planejados.';
/** Where everything that is due is in a planned meal. */
export const allPlanned = 'O que precisa ir embora logo já está em uma refeição planejada.';

/** On the page of a dish. */
export const putOnDay = 'Planejar para um dia';
/** With what it puts onto the list. */
export const plannedFor = ({ day, listed }: OnDay & { listed: number }) =>
  listed === 0 ? `Planejado para ${day}.` : `Planejado para ${day}. ${listed} na lista.`;
export const notPlanned = ({ day }: OnDay) => `Não está mais planejado para ${day}.`;
