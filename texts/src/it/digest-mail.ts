import { plural } from './plural.ts';

interface Count {
  count: number;
}

const things = ({ count }: Count) => plural(count, { one: `${count} alimento`, other: `${count} alimenti` });
const from = (date: string) => (/^(?:0?8|11)(?!\d)/.test(date) ? `dall’${date}` : `dal ${date}`);

export const subject = ({ count }: Count) => `${things({ count })} da mangiare questa settimana`;
export const subjectQuiet = 'Questa settimana non ti scade niente';
export const heading = ({ monday }: { monday: string }) =>
  `La tua settimana ${/^\d/.test(monday) ? from(monday) : `da ${monday}`}`;
export const expiring = ({ count }: Count) =>
  plural(count, {
    one: `Questa settimana ti scade ${things({ count })}:`,
    other: `Questa settimana ti scadono ${things({ count })}:`,
  });
export const nothingExpires = 'Questa settimana non ti scade niente.';
export const lost = ({ count }: Count) => `Andato perso la settimana scorsa: ${things({ count })}.`;
export const nothingLost = 'La settimana scorsa non è andato perso niente. Complimenti!';
export const whatBecame = 'Che fine hanno fatto i tuoi alimenti la settimana scorsa:';
interface EatenAndWasted {
  eaten: string;
  wasted: string;
}
export const eatenAndWasted = ({ eaten, wasted }: EatenAndWasted) => `mangiato: ${eaten}, buttato: ${wasted}`;
/** Where some had no price, it cost more than that. */
export const eatenAndWastedFor = ({
  eaten,
  wasted,
  money,
  isMore,
}: EatenAndWasted & { money: string; isMore: boolean }) =>
  `mangiato: ${eaten}, buttato: ${wasted}, cioè ${isMore ? `almeno ${money}` : money}`;
export const noWaste = ({ eaten, weeks }: { eaten: string; weeks: number }) =>
  plural(weeks, {
    one: `mangiato: ${eaten}, buttato: niente`,
    other: `mangiato: ${eaten}, buttato: niente, per ${weeks} settimane di fila`,
  });
export const openDashboard = 'Apri il pannello';
/** Behind the name of a food. */
export const dayAndLeft = ({ day, left }: { day: string; left: string }) => `${day}: ${left}`;
export const andMore = ({ count }: Count) =>
  plural(count, { one: `E ${count} altro.`, other: `E altri ${count}.` });
export const toRead = 'Da leggere questa settimana';
export const moreOnTheBlog = 'Altro sul blog';
export const why = 'Hai chiesto tu questa lettera, ogni lunedì.';
export const unsubscribe = 'Annulla l’iscrizione';
