import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import type { WasteAdvice } from '@crisper/domain/waste/advice.ts';
import { plural } from '#it/plural.ts';

const inMonth = (month: string) => (/^a/i.test(month) ? `ad ${month}` : `a ${month}`);

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Spreco · ${kitchen}`;
export const pageDescription = 'Che fine hanno fatto gli alimenti della cucina, mese per mese.';
export const loading = 'Caricamento del bilancio…';
export const loadFailed = 'Impossibile caricare il bilancio';
export const monthBefore = 'Il mese prima';
export const monthAfter = 'Il mese dopo';

interface Difference {
  by: string;
  month: string;
}
export const less = ({ by, month }: Difference) => `nella pattumiera, ${by} in meno che ${inMonth(month)}`;
export const more = ({ by, month }: Difference) => `nella pattumiera, ${by} in più che ${inMonth(month)}`;
export const same = ({ month }: { month: string }) => `nella pattumiera, come ${inMonth(month)}`;
export const nothingAgain = ({ month }: { month: string }) =>
  `nella pattumiera, come ${inMonth(month)}. Complimenti.`;
export const outcomes: Record<Outcome, string> = {
  eaten: 'mangiati',
  wasted: 'buttati',
  'given-away': 'regalati',
};
/** Behind a number of foods. */
export const eaten = ({ count }: { count: number }) => plural(count, { one: 'mangiato', other: 'mangiati' });
export const thrownAway = ({ count }: { count: number }) =>
  plural(count, { one: 'buttato', other: 'buttati' });
export const nothingTold = ({ month }: { month: string }) =>
  `${inMonth(month).replace(/^a/, 'A')} non è stato segnato niente.`;
export const ofFood = 'di alimenti';
/** Our typefaces have no lowered 2. */
export const co2e = <T>(lowered: (text: string) => T): (T | string)[] => ['CO', lowered('2'), 'e'];
export const weeks = ({ count }: { count: number }) =>
  plural(count, { one: 'settimana', other: 'settimane' });
export const withoutWaste = 'senza sprechi';
export const rescued = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} alimento salvato cucinandolo, nei suoi ultimi due giorni o dopo.`,
    other: `${count} alimenti salvati cucinandoli, nei loro ultimi due giorni o dopo.`,
  });
export const streakRule =
  'Settimane di fila, da lunedì a domenica, in cui si è mangiato qualcosa e non si è buttato niente.';

interface Guesses<T> {
  /** Left out where nothing is guessed. */
  weight?: string | undefined;
  lowered: (text: string) => T;
}
export const guesses = <T>({ weight, lowered }: Guesses<T>): (T | string)[] =>
  weight
    ? [
        `${weight} e tutta la CO`,
        lowered('2'),
        'e sono stime: pezzi e confezioni contano con il loro peso abituale.',
      ]
    : ['La CO', lowered('2'), 'e è una stima in base al tipo di alimento.'];
export const unpriced = ({ count, of }: { count: string; of: string }) =>
  `Senza prezzo, e qui contato zero: ${count} su ${of}.`;
/** Where no price of what was thrown away is known. */
export const noPrices = ({ count, of }: { count: string; of: string }) => `Senza prezzo: ${count} su ${of}.`;
export const sayPrice = 'Di’ quanto costa';
export const askPrice = ({ title, amount }: { title: string; amount: string }) =>
  `Quanto costa «${title}» (${amount})?`;
export const countsFromNow = 'Te lo chiediamo una volta sola. Conta dalla prossima volta.';
export const savePrice = 'Salva il prezzo';
export const priceSaved = 'Salvato. Conta dalla prossima volta.';
export const priceMissing = 'Scrivi quanto costa';

/** Of a count of foods. */
export const lessThanOne = 'meno di 1';
export const rounded = 'arrotondato';

export const allFigures = 'Tutte le cifre';
export const foods = 'Alimenti';
export const weight = 'Peso';
export const money = 'Soldi';
export const ofItGuessed = ({ figure }: { figure: string }) => `di cui stimati ${figure}`;
export const withoutPrice = ({ count }: { count: string }) => `${count} senza prezzo`;
export const guessed = 'stimato';

export const twelveMonths = 'Dodici mesi';
export const chooseMonth = 'Scegli un mese';
export const measured = ({ unit }: { unit: string }) => `Buttato, in ${unit}`;
export const hatched = 'Tratteggiato: stimato';
export const asTable = 'Come tabella';
export const asBars = 'Come barre';
export const month = 'Mese';
export const monthFigure = ({ month, figure }: { month: string; figure: string }) => `${month}: ${figure}`;
export const monthGuessed = ({ figure, guessed }: { figure: string; guessed: string }) =>
  `${figure}, di cui stimati ${guessed}`;
export const nothingWasted = 'niente buttato';
export const nothingEntered = 'niente segnato';

export const most = 'Cosa buttiamo di più';
export const times = ({ count }: { count: number }) =>
  plural(count, { one: 'Una volta in tre mesi', other: `${count} volte in tre mesi` });
export const timesAndCost = ({ times, cost }: { times: string; cost: string }) => `${times}, ${cost}`;
export const advice: Record<WasteAdvice, string> = {
  'buy-less':
    'Compra la confezione piccola, o la metà dell’ultima volta. Tornarci costa meno della pattumiera.',
  'freeze-some': 'Congelane metà il giorno in cui lo porti a casa. Ti aspetta lì finché non hai fame.',
  'trust-your-nose':
    'Passata la data «preferibilmente entro», prima guarda, annusa, assaggia. Spesso è ancora buono.',
  'cook-less': 'Cucina una porzione in meno, o congela quello che avanza prima di sederti a tavola.',
  'put-in-front': 'Mettilo davanti, all’altezza degli occhi. Quello che si vede, si mangia.',
  'try-another': 'La prossima volta prova un altro tipo, o metti questo da prendere finché è buono.',
  'drink-first': 'Tienine aperto uno alla volta, e comincia il prossimo quando è vuoto.',
};

export const mine = 'La mia parte';
export const myPart = ({ eaten, allEaten, wasted, allWasted }: Record<string, string>) =>
  `Alimenti mangiati da te: ${eaten} su ${allEaten}; buttati da te: ${wasted} su ${allWasted}.`;
export const onlyMine = 'Questo lo vedi solo tu. Ogni persona vede la sua parte.';
export const byCategory = 'Per categoria';
export const empty = 'Ancora niente da raccontare';
export const emptyText = 'Di’ cosa è stato mangiato, buttato o regalato, e questa pagina fa i conti.';
export const goToKitchen = 'Vai alla cucina';

export const thisMonth = 'Questo mese';
export const wholePage = 'Tutto il bilancio';
