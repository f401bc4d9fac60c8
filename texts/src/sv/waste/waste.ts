import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import type { WasteAdvice } from '@crisper/domain/waste/advice.ts';
import { plural } from '#sv/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Matsvinn: ${kitchen}`;
export const pageDescription = 'Vad det blev av kökets mat, månad för månad.';
export const loading = 'Laddar vad det blev av maten …';
export const loadFailed = 'Vad det blev av maten kunde inte laddas';
export const monthBefore = 'Månaden före';
export const monthAfter = 'Månaden efter';

interface Difference {
  by: string;
  month: string;
}
export const less = ({ by, month }: Difference) => `slängt, ${by} mindre än i ${month}`;
export const more = ({ by, month }: Difference) => `slängt, ${by} mer än i ${month}`;
export const same = ({ month }: { month: string }) => `slängt, lika mycket som i ${month}`;
export const nothingAgain = ({ month }: { month: string }) => `slängt, som i ${month}. Bra jobbat.`;
export const outcomes: Record<Outcome, string> = {
  eaten: 'uppätet',
  wasted: 'slängt',
  'given-away': 'bortskänkt',
};
/** Behind a number of foods. */
export const eaten = ({ count }: { count: number }) => plural(count, { one: 'uppäten', other: 'uppätna' });
export const thrownAway = ({ count }: { count: number }) =>
  plural(count, { one: 'slängd', other: 'slängda' });
export const nothingTold = ({ month }: { month: string }) => `Inget noterades i ${month}.`;
export const ofFood = 'mat';
/** Our typefaces have no lowered 2. */
export const co2e = <T>(lowered: (text: string) => T): (T | string)[] => ['CO', lowered('2'), 'e'];
export const weeks = ({ count }: { count: number }) => plural(count, { one: 'vecka', other: 'veckor' });
export const withoutWaste = 'utan matsvinn';
export const rescued = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} sak räddades i matlagningen, på sina två sista dagar eller senare.`,
    other: `${count} saker räddades i matlagningen, på sina två sista dagar eller senare.`,
  });
export const streakRule = 'Veckor i rad, måndag till söndag, då något blev uppätet och inget slängt.';

interface Guesses<T> {
  /** Left out where nothing is guessed. */
  weight?: string | undefined;
  lowered: (text: string) => T;
}
export const guesses = <T>({ weight, lowered }: Guesses<T>): (T | string)[] =>
  weight
    ? [`${weight} och all CO`, lowered('2'), 'e är gissningar: för st och paket räknar vi med vanlig vikt.']
    : ['CO', lowered('2'), 'e är en gissning utifrån sorten.'];
export const unpriced = ({ count, of }: { count: string; of: string }) =>
  `${count} av ${of} hade inget pris och kostar inget här.`;
/** Where no price of what was thrown away is known. */
export const noPrices = ({ count, of }: { count: string; of: string }) =>
  `${count} av ${of} hade inget pris.`;
export const sayPrice = 'Ange vad det kostade';
export const askPrice = ({ title, amount }: { title: string; amount: string }) =>
  `Vad kostar ”${title}” (${amount})?`;
export const countsFromNow = 'Du får frågan en gång. Det räknas från och med nästa gång.';
export const savePrice = 'Spara priset';
export const priceSaved = 'Sparat. Det räknas från och med nästa gång.';
export const priceMissing = 'Skriv vad det kostar';

/** Of a count of foods. */
export const lessThanOne = 'mindre än 1';
export const rounded = 'avrundat';

export const allFigures = 'Alla siffror';
export const foods = 'Saker';
export const weight = 'Vikt';
export const money = 'Pengar';
export const ofItGuessed = ({ figure }: { figure: string }) => `${figure} gissat`;
export const withoutPrice = ({ count }: { count: string }) => `${count} utan pris`;
export const guessed = 'gissat';

export const twelveMonths = 'Tolv månader';
export const chooseMonth = 'Välj en månad';
export const measured = ({ unit }: { unit: string }) => `Slängt, i ${unit}`;
export const hatched = 'Streckat är gissat';
export const asTable = 'Som tabell';
export const asBars = 'Som staplar';
export const month = 'Månad';
export const monthFigure = ({ month, figure }: { month: string; figure: string }) => `${month}: ${figure}`;
export const monthGuessed = ({ figure, guessed }: { figure: string; guessed: string }) =>
  `${figure}, varav ${guessed} gissat`;
export const nothingWasted = 'inget slängt';
export const nothingEntered = 'inget noterat';

export const most = 'Det vi slänger mest';
export const times = ({ count }: { count: number }) =>
  plural(count, { one: 'En gång på tre månader', other: `${count} gånger på tre månader` });
export const timesAndCost = ({ times, cost }: { times: string; cost: string }) => `${times}, ${cost}`;
export const advice: Record<WasteAdvice, string> = {
  'buy-less':
    'Köp den mindre förpackningen, eller hälften så mycket som sist. En extra tur kostar mindre än soporna.',
  'freeze-some': 'Frys in hälften samma dag som du tar hem det. Där väntar det tills du blir hungrig.',
  'trust-your-nose': 'Efter bäst före: titta, lukta och smaka först. Det är ofta fortfarande bra.',
  'cook-less': 'Laga en portion mindre, eller frys in det som blir över innan du sätter dig.',
  'put-in-front': 'Ställ det längst fram, i ögonhöjd. Det man ser äter man.',
  'try-another': 'Prova en annan sort nästa gång, eller låt andra ta det medan det är bra.',
  'drink-first': 'Ha en öppen i taget, och börja på nästa när den är tom.',
};

export const mine = 'Min del';
export const myPart = ({ eaten, allEaten, wasted, allWasted }: Record<string, string>) =>
  `Du åt ${eaten} av ${allEaten} saker och slängde ${wasted} av ${allWasted}.`;
export const onlyMine = 'Bara du ser det här. Var och en ser sitt eget.';
export const byCategory = 'Per kategori';
export const empty = 'Inget att berätta än';
export const emptyText =
  'Säg vad som blev uppätet, slängt eller bortskänkt, så räknar den här sidan ihop det.';
export const goToKitchen = 'Till köket';

export const thisMonth = 'Den här månaden';
export const wholePage = 'Vad det blev av vår mat';
