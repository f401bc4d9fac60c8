import { plural } from './plural.ts';

interface Count {
  count: number;
}

const things = ({ count }: Count) => plural(count, { one: `${count} item`, other: `${count} itens` });

export const subject = ({ count }: Count) => `${things({ count })} para comer esta semana`;
export const subjectQuiet = 'Nada seu vence esta semana';
export const heading = ({ monday }: { monday: string }) => `Sua semana de ${monday}`;
export const expiring = ({ count }: Count) =>
  plural(count, {
    one: `${things({ count })} seu vence esta semana:`,
    other: `${things({ count })} seus vencem esta semana:`,
  });
export const nothingExpires = 'Nada seu vence esta semana.';
export const lost = ({ count }: Count) => `Perdido na semana passada: ${things({ count })}.`;
export const nothingLost = 'Nada se perdeu na semana passada. Parabéns!';
export const whatBecame = 'O que aconteceu com a sua comida na semana passada:';
interface EatenAndWasted {
  eaten: string;
  wasted: string;
}
export const eatenAndWasted = ({ eaten, wasted }: EatenAndWasted) =>
  `comido: ${eaten}, jogado fora: ${wasted}`;
/** Where some had no price, it cost more than that. */
export const eatenAndWastedFor = ({
  eaten,
  wasted,
  money,
  isMore,
}: EatenAndWasted & { money: string; isMore: boolean }) =>
  `comido: ${eaten}, jogado fora: ${wasted}, ou seja, ${isMore ? `pelo menos ${money}` : money}`;
export const noWaste = ({ eaten, weeks }: { eaten: string; weeks: number }) =>
  plural(weeks, {
    one: `comido: ${eaten}, nada jogado fora`,
    other: `comido: ${eaten}, nada jogado fora, ${weeks} semanas seguidas`,
  });
export const openDashboard = 'Abrir o painel';
/** Behind the name of a food. */
export const dayAndLeft = ({ day, left }: { day: string; left: string }) => `${day}: ${left}`;
export const andMore = ({ count }: Count) =>
  plural(count, { one: `E mais ${count}.`, other: `E mais ${count}.` });
export const toRead = 'Para ler esta semana';
export const moreOnTheBlog = 'Mais no blog';
export const why = 'Você pediu este e-mail, toda segunda-feira.';
export const unsubscribe = 'Cancelar a inscrição';
