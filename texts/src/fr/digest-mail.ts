import { plural } from './plural.ts';

interface Count {
  count: number;
}

const things = ({ count }: Count) => plural(count, { one: `${count} aliment`, other: `${count} aliments` });

export const subject = ({ count }: Count) => `${things({ count })} à manger cette semaine`;
export const subjectQuiet = 'Rien ne périme chez toi cette semaine';
export const heading = ({ monday }: { monday: string }) => `Ta semaine du ${monday}`;
export const expiring = ({ count }: Count) =>
  plural(count, {
    one: `${things({ count })} périme chez toi cette semaine :`,
    other: `${things({ count })} périment chez toi cette semaine :`,
  });
export const nothingExpires = 'Rien ne périme chez toi cette semaine.';
export const lost = ({ count }: Count) => `Perdu la semaine dernière : ${things({ count })}.`;
export const nothingLost = 'Rien de perdu la semaine dernière. Bravo !';
export const whatBecame = 'Ce que tes aliments sont devenus la semaine dernière :';
interface EatenAndWasted {
  eaten: string;
  wasted: string;
}
export const eatenAndWasted = ({ eaten, wasted }: EatenAndWasted) => `mangé : ${eaten}, jeté : ${wasted}`;
/** Where some had no price, it cost more than that. */
export const eatenAndWastedFor = ({
  eaten,
  wasted,
  money,
  isMore,
}: EatenAndWasted & { money: string; isMore: boolean }) =>
  `mangé : ${eaten}, jeté : ${wasted}, soit ${isMore ? `au moins ${money}` : money}`;
export const noWaste = ({ eaten, weeks }: { eaten: string; weeks: number }) =>
  plural(weeks, {
    one: `mangé : ${eaten}, rien de jeté`,
    other: `mangé : ${eaten}, rien de jeté, ${weeks} semaines d’affilée`,
  });
export const openDashboard = 'Ouvrir le tableau de bord';
/** Behind the name of a food. */
export const dayAndLeft = ({ day, left }: { day: string; left: string }) => `${day} : ${left}`;
export const andMore = ({ count }: Count) =>
  plural(count, { one: `Et ${count} autre.`, other: `Et ${count} autres.` });
export const toRead = 'À lire cette semaine';
export const moreOnTheBlog = 'Plus sur le blog';
export const why = 'Tu as demandé cette lettre, chaque lundi.';
export const unsubscribe = 'Me désabonner';
