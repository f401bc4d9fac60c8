import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import type { WasteAdvice } from '@crisper/domain/waste/advice.ts';
import { plural } from '#de/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Verschwendung: ${kitchen}`;
export const pageDescription = 'Was aus dem Essen der Küche wurde, Monat für Monat.';
export const loading = 'Wird geladen …';
export const loadFailed = 'Das ließ sich nicht laden';
export const monthBefore = 'Ein Monat zurück';
export const monthAfter = 'Ein Monat weiter';

interface Difference {
  by: string;
  month: string;
}
export const less = ({ by, month }: Difference) => `weggeworfen, ${by} weniger als im ${month}`;
export const more = ({ by, month }: Difference) => `weggeworfen, ${by} mehr als im ${month}`;
export const same = ({ month }: { month: string }) => `weggeworfen, so viel wie im ${month}`;
export const nothingAgain = ({ month }: { month: string }) => `weggeworfen, wie im ${month}. Sehr gut.`;
export const outcomes: Record<Outcome, string> = {
  eaten: 'gegessen',
  wasted: 'weggeworfen',
  'given-away': 'verschenkt',
};
/** Behind a number of foods. */
export const eaten = (_: { count: number }) => 'gegessen';
export const thrownAway = (_: { count: number }) => 'weggeworfen';
export const nothingTold = ({ month }: { month: string }) => `Im ${month} wurde nichts eingetragen.`;
export const ofFood = 'Essen';
/** Our typefaces have no lowered 2. */
export const co2e = <T>(lowered: (text: string) => T): (T | string)[] => ['CO', lowered('2'), 'e'];
export const weeks = ({ count }: { count: number }) => plural(count, { one: 'Woche', other: 'Wochen' });
export const withoutWaste = 'nichts weggeworfen';
export const rescued = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} Ding wurde durch Kochen gerettet, an seinen letzten zwei Tagen oder danach.`,
    other: `${count} Dinge wurden durch Kochen gerettet, an ihren letzten zwei Tagen oder danach.`,
  });
export const streakRule =
  'Wochen in Folge, Montag bis Sonntag, in denen etwas gegessen und nichts weggeworfen wurde.';

interface Guesses<T> {
  /** Left out where nothing is guessed. */
  weight?: string | undefined;
  lowered: (text: string) => T;
}
export const guesses = <T>({ weight, lowered }: Guesses<T>): (T | string)[] =>
  weight
    ? [
        `Geschätzt sind ${weight} und alles CO`,
        lowered('2'),
        'e: Für Stücke und Packungen gilt ihr übliches Gewicht.',
      ]
    : ['Das CO', lowered('2'), 'e ist nach Art der Lebensmittel geschätzt.'];
export const unpriced = ({ count, of }: { count: string; of: string }) =>
  `${count} von ${of} ohne Preis, hier nicht mitgerechnet.`;
/** Where no price of what was thrown away is known. */
export const noPrices = ({ count, of }: { count: string; of: string }) => `${count} von ${of} ohne Preis.`;
export const sayPrice = 'Preis angeben';
export const askPrice = ({ title, amount }: { title: string; amount: string }) =>
  `Was kostet „${title}“ (${amount})?`;
export const countsFromNow = 'Das fragen wir nur einmal. Es zählt ab dem nächsten Mal.';
export const savePrice = 'Preis speichern';
export const priceSaved = 'Gespeichert. Es zählt ab dem nächsten Mal.';
export const priceMissing = 'Gib ein, was es kostet';

/** Of a count of foods. */
export const lessThanOne = 'weniger als 1';
export const rounded = 'gerundet';

export const allFigures = 'Alle Zahlen';
export const foods = 'Dinge';
export const weight = 'Gewicht';
export const money = 'Geld';
export const ofItGuessed = ({ figure }: { figure: string }) => `${figure} geschätzt`;
export const withoutPrice = ({ count }: { count: string }) => `${count} ohne Preis`;
export const guessed = 'geschätzt';

export const twelveMonths = 'Zwölf Monate';
export const chooseMonth = 'Monat wählen';
export const measured = ({ unit }: { unit: string }) => `Weggeworfen, in ${unit}`;
export const hatched = 'Schraffiert ist geschätzt';
export const asTable = 'Als Tabelle';
export const asBars = 'Als Balken';
export const month = 'Monat';
export const monthFigure = ({ month, figure }: { month: string; figure: string }) => `${month}: ${figure}`;
export const monthGuessed = ({ figure, guessed }: { figure: string; guessed: string }) =>
  `${figure}, davon ${guessed} geschätzt`;
export const nothingWasted = 'nichts weggeworfen';
export const nothingEntered = 'nichts eingetragen';

export const most = 'Was wir am häufigsten wegwerfen';
export const times = ({ count }: { count: number }) =>
  plural(count, { one: 'Einmal in drei Monaten', other: `${count}-mal in drei Monaten` });
export const timesAndCost = ({ times, cost }: { times: string; cost: string }) => `${times}, ${cost}`;
export const advice: Record<WasteAdvice, string> = {
  'buy-less':
    'Kauf die kleine Packung oder halb so viel wie zuletzt. Noch mal einkaufen ist billiger als die Tonne.',
  'freeze-some': 'Frier gleich am Einkaufstag die Hälfte ein. Dort wartet sie, bis du Hunger hast.',
  'trust-your-nose':
    'Ist das Mindesthaltbarkeitsdatum vorbei: erst schauen, riechen, probieren. Oft ist es noch gut.',
  'cook-less': 'Koch eine Portion weniger oder frier den Rest ein, bevor du dich hinsetzt.',
  'put-in-front': 'Stell es nach vorn, auf Augenhöhe. Was man sieht, wird gegessen.',
  'try-another': 'Nimm nächstes Mal eine andere Sorte oder verschenk diese, solange sie gut ist.',
  'drink-first': 'Hab immer nur eins offen und fang das nächste an, wenn es leer ist.',
};

export const mine = 'Mein Anteil';
export const myPart = ({ eaten, allEaten, wasted, allWasted }: Record<string, string>) =>
  `Von dir: ${eaten} von ${allEaten} gegessen, ${wasted} von ${allWasted} weggeworfen.`;
export const onlyMine = 'Das siehst nur du. Alle sehen nur ihren eigenen.';
export const byCategory = 'Nach Kategorie';
export const empty = 'Noch nichts zu erzählen';
export const emptyText =
  'Sag, was gegessen, weggeworfen oder verschenkt wurde, und diese Seite zählt es zusammen.';
export const goToKitchen = 'Zur Küche';

export const thisMonth = 'Dieser Monat';
export const wholePage = 'Was aus dem Essen wurde';
