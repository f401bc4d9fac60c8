import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import type { WasteAdvice } from '@crisper/domain/waste/advice.ts';
import { plural } from '#da/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Madspild: ${kitchen}`;
export const pageDescription = 'Sådan gik det med køkkenets mad, måned for måned.';
export const loading = 'Henter …';
export const loadFailed = 'Det kunne ikke hentes';
export const monthBefore = 'Måneden før';
export const monthAfter = 'Måneden efter';

interface Difference {
  by: string;
  month: string;
}
export const less = ({ by, month }: Difference) => `smidt ud, ${by} mindre end i ${month}`;
export const more = ({ by, month }: Difference) => `smidt ud, ${by} mere end i ${month}`;
export const same = ({ month }: { month: string }) => `smidt ud, lige så meget som i ${month}`;
export const nothingAgain = ({ month }: { month: string }) => `smidt ud, som i ${month}. Godt gået.`;
export const outcomes: Record<Outcome, string> = {
  eaten: 'spist',
  wasted: 'smidt ud',
  'given-away': 'givet væk',
};
/** Behind a number of foods. */
export const eaten = (_: { count: number }) => 'spist';
export const thrownAway = (_: { count: number }) => 'smidt ud';
export const nothingTold = ({ month }: { month: string }) => `Intet blev skrevet ind i ${month}.`;
export const ofFood = 'mad';
/** Our typefaces have no lowered 2. */
export const co2e = <T>(lowered: (text: string) => T): (T | string)[] => ['CO', lowered('2'), 'e'];
export const weeks = ({ count }: { count: number }) => plural(count, { one: 'uge', other: 'uger' });
export const withoutWaste = 'uden madspild';
export const rescued = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} ting blev reddet ved at lave mad af den, i dens sidste to dage eller senere.`,
    other: `${count} ting blev reddet ved at lave mad af dem, i deres sidste to dage eller senere.`,
  });
export const streakRule = 'Uger i træk, mandag til søndag, hvor noget blev spist og intet smidt ud.';

interface Guesses<T> {
  /** Left out where nothing is guessed. */
  weight?: string | undefined;
  lowered: (text: string) => T;
}
export const guesses = <T>({ weight, lowered }: Guesses<T>): (T | string)[] =>
  weight
    ? [`${weight} og al CO`, lowered('2'), 'e er et skøn: Stykker og pakker vejer det sædvanlige.']
    : ['CO', lowered('2'), 'e er et skøn ud fra madens slags.'];
export const unpriced = ({ count, of }: { count: string; of: string }) =>
  `${count} af ${of} havde ingen pris og er ikke regnet med her.`;
/** Where no price of what was thrown away is known. */
export const noPrices = ({ count, of }: { count: string; of: string }) =>
  `${count} af ${of} havde ingen pris.`;
export const sayPrice = 'Angiv prisen';
export const askPrice = ({ title, amount }: { title: string; amount: string }) =>
  `Hvad koster »${title}« (${amount})?`;
export const countsFromNow = 'Vi spørger kun én gang. Det tæller fra næste gang.';
export const savePrice = 'Gem prisen';
export const priceSaved = 'Gemt. Det tæller fra næste gang.';
export const priceMissing = 'Skriv, hvad det koster';

/** Of a count of foods. */
export const lessThanOne = 'mindre end 1';
export const rounded = 'afrundet';

export const allFigures = 'Alle tal';
export const foods = 'Ting';
export const weight = 'Vægt';
export const money = 'Penge';
export const ofItGuessed = ({ figure }: { figure: string }) => `${figure} gættet`;
export const withoutPrice = ({ count }: { count: string }) => `${count} uden pris`;
export const guessed = 'gættet';

export const twelveMonths = 'Tolv måneder';
export const chooseMonth = 'Vælg en måned';
export const measured = ({ unit }: { unit: string }) => `Smidt ud, i ${unit}`;
export const hatched = 'Skraveret er gættet';
export const asTable = 'Som tabel';
export const asBars = 'Som søjler';
export const month = 'Måned';
export const monthFigure = ({ month, figure }: { month: string; figure: string }) => `${month}: ${figure}`;
export const monthGuessed = ({ figure, guessed }: { figure: string; guessed: string }) =>
  `${figure}, heraf ${guessed} gættet`;
export const nothingWasted = 'intet smidt ud';
export const nothingEntered = 'intet skrevet ind';

export const most = 'Det smider vi oftest ud';
export const times = ({ count }: { count: number }) =>
  plural(count, { one: 'Én gang på tre måneder', other: `${count} gange på tre måneder` });
export const timesAndCost = ({ times, cost }: { times: string; cost: string }) => `${times}, ${cost}`;
export const advice: Record<WasteAdvice, string> = {
  'buy-less': 'Køb den lille eller halvt så meget som sidst. En ekstra tur koster mindre end skraldespanden.',
  'freeze-some': 'Frys halvdelen samme dag, du kommer hjem med det. Der venter det, til du er sulten.',
  'trust-your-nose':
    'Er mindst holdbar til-datoen overskredet: se, lugt og smag først. Ofte er det stadig godt.',
  'cook-less': 'Lav én portion mindre, eller frys resten, før du sætter dig til bords.',
  'put-in-front': 'Stil det forrest, i øjenhøjde. Det, man ser, bliver spist.',
  'try-another': 'Prøv en anden slags næste gang, eller lad andre tage det, mens det er godt.',
  'drink-first': 'Hav kun én åben ad gangen, og begynd på den næste, når den er tom.',
};

export const mine = 'Min del';
export const myPart = ({ eaten, allEaten, wasted, allWasted }: Record<string, string>) =>
  `Fra dig: ${eaten} af ${allEaten} spist, ${wasted} af ${allWasted} smidt ud.`;
export const onlyMine = 'Kun du ser det her. Alle ser kun deres eget.';
export const byCategory = 'Efter kategori';
export const empty = 'Ikke noget at fortælle endnu';
export const emptyText = 'Sig, hvad der blev spist, smidt ud eller givet væk, så lægger siden det sammen.';
export const goToKitchen = 'Til køkkenet';

export const thisMonth = 'Denne måned';
export const wholePage = 'Sådan gik det med vores mad';
