import { plural } from './plural.ts';

interface Count {
  count: number;
}

const things = ({ count }: Count) => plural(count, { one: `${count} sak`, other: `${count} saker` });

export const subject = ({ count }: Count) => `${things({ count })} att äta den här veckan`;
export const subjectQuiet = 'Inget av ditt går ut den här veckan';
export const heading = ({ monday }: { monday: string }) => `Din vecka från ${monday}`;
export const expiring = ({ count }: Count) =>
  plural(count, {
    one: `${count} av dina saker går ut den här veckan:`,
    other: `${count} av dina saker går ut den här veckan:`,
  });
export const nothingExpires = 'Inget av ditt går ut den här veckan.';
export const lost = ({ count }: Count) => `Gick till spillo förra veckan: ${things({ count })}.`;
export const nothingLost = 'Inget gick till spillo förra veckan. Bra jobbat.';
export const whatBecame = 'Vad det blev av din mat förra veckan:';
interface EatenAndWasted {
  eaten: string;
  wasted: string;
}
export const eatenAndWasted = ({ eaten, wasted }: EatenAndWasted) => `uppätet: ${eaten}, slängt: ${wasted}`;
/** Where some had no price, it cost more than that. */
export const eatenAndWastedFor = ({
  eaten,
  wasted,
  money,
  isMore,
}: EatenAndWasted & { money: string; isMore: boolean }) =>
  `uppätet: ${eaten}, slängt: ${wasted}, ${isMore ? `minst ${money}` : money}`;
export const noWaste = ({ eaten, weeks }: { eaten: string; weeks: number }) =>
  plural(weeks, {
    one: `uppätet: ${eaten}, inget slängt`,
    other: `uppätet: ${eaten}, inget slängt, ${weeks} veckor i rad`,
  });
export const openDashboard = 'Öppna Min sida';
/** Behind the name of a food. */
export const dayAndLeft = ({ day, left }: { day: string; left: string }) => `${day}: ${left}`;
export const andMore = ({ count }: Count) => `Och ${count} till.`;
export const toRead = 'Veckans läsning';
export const moreOnTheBlog = 'Mer på bloggen';
export const why = 'Det här brevet kommer varje måndag, för att du har bett om det.';
export const unsubscribe = 'Avsluta prenumerationen';
