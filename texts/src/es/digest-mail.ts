import { plural } from './plural.ts';

interface Count {
  count: number;
}

const things = ({ count }: Count) => plural(count, { one: '1 alimento', other: `${count} alimentos` });

export const subject = ({ count }: Count) => `${things({ count })} para comer esta semana`;
export const subjectQuiet = 'No te caduca nada esta semana';
export const heading = ({ monday }: { monday: string }) => `Tu semana del ${monday}`;
export const expiring = ({ count }: Count) =>
  plural(count, {
    one: `Esta semana te caduca ${things({ count })}:`,
    other: `Esta semana te caducan ${things({ count })}:`,
  });
export const nothingExpires = 'Esta semana no te caduca nada.';
export const lost = ({ count }: Count) => `Perdido la semana pasada: ${things({ count })}.`;
export const nothingLost = 'La semana pasada no se perdió nada. ¡Bien hecho!';
export const whatBecame = 'Qué fue de tus alimentos la semana pasada:';
interface EatenAndWasted {
  eaten: string;
  wasted: string;
}
export const eatenAndWasted = ({ eaten, wasted }: EatenAndWasted) => `comido: ${eaten}, tirado: ${wasted}`;
/** Where some had no price, it cost more than that. */
export const eatenAndWastedFor = ({
  eaten,
  wasted,
  money,
  isMore,
}: EatenAndWasted & { money: string; isMore: boolean }) =>
  `comido: ${eaten}, tirado: ${wasted}, ${isMore ? `al menos ${money}` : money}`;
export const noWaste = ({ eaten, weeks }: { eaten: string; weeks: number }) =>
  plural(weeks, {
    one: `comido: ${eaten}, nada tirado`,
    other: `comido: ${eaten}, nada tirado, ${weeks} semanas seguidas`,
  });
export const openDashboard = 'Abrir el panel';
/** Behind the name of a food. */
export const dayAndLeft = ({ day, left }: { day: string; left: string }) => `${day}: ${left}`;
export const andMore = ({ count }: Count) => `Y ${count} más.`;
export const toRead = 'Para leer esta semana';
export const moreOnTheBlog = 'Más en el blog';
export const why = 'Pediste este boletín de los lunes.';
export const unsubscribe = 'Darme de baja';
