import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import type { WasteAdvice } from '@crisper/domain/waste/advice.ts';
import { plural } from '#nl/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Verspilling van ${kitchen}`;
export const pageDescription = 'Wat er van het eten in de keuken werd, maand voor maand.';
export const loading = 'Laden…';
export const loadFailed = 'Dit kon niet worden geladen';
export const monthBefore = 'Een maand terug';
export const monthAfter = 'Een maand verder';

interface Difference {
  by: string;
  month: string;
}
export const less = ({ by, month }: Difference) => `weggegooid, ${by} minder dan in ${month}`;
export const more = ({ by, month }: Difference) => `weggegooid, ${by} meer dan in ${month}`;
export const same = ({ month }: { month: string }) => `weggegooid, net zoveel als in ${month}`;
export const nothingAgain = ({ month }: { month: string }) => `weggegooid, net als in ${month}. Goed gedaan.`;
export const outcomes: Record<Outcome, string> = {
  eaten: 'opgegeten',
  wasted: 'weggegooid',
  'given-away': 'weggegeven',
};
/** Behind a number of foods. */
export const eaten = (_: { count: number }) => 'opgegeten';
export const thrownAway = (_: { count: number }) => 'weggegooid';
export const nothingTold = ({ month }: { month: string }) => `In ${month} is niets ingevuld.`;
export const ofFood = 'eten';
/** Our typefaces have no lowered 2. */
export const co2e = <T>(lowered: (text: string) => T): (T | string)[] => ['CO', lowered('2'), 'e'];
export const weeks = ({ count }: { count: number }) => plural(count, { one: 'week', other: 'weken' });
export const withoutWaste = 'zonder verspilling';
export const rescued = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} ding gered door het te koken, in de laatste twee dagen of daarna.`,
    other: `${count} dingen gered door ze te koken, in hun laatste twee dagen of daarna.`,
  });
export const streakRule =
  'Weken op rij, van maandag tot en met zondag, waarin iets is opgegeten en niets weggegooid.';

interface Guesses<T> {
  /** Left out where nothing is guessed. */
  weight?: string | undefined;
  lowered: (text: string) => T;
}
export const guesses = <T>({ weight, lowered }: Guesses<T>): (T | string)[] =>
  weight
    ? [
        `Geschat: ${weight} en alle CO`,
        lowered('2'),
        'e. Voor stuks en pakken tellen we wat ze meestal wegen.',
      ]
    : ['De CO', lowered('2'), 'e is geschat naar het soort eten.'];
export const unpriced = ({ count, of }: { count: string; of: string }) =>
  `${count} van ${of} zonder prijs, hier niet meegeteld.`;
/** Where no price of what was thrown away is known. */
export const noPrices = ({ count, of }: { count: string; of: string }) => `${count} van ${of} zonder prijs.`;
export const sayPrice = 'Prijs invullen';
export const askPrice = ({ title, amount }: { title: string; amount: string }) =>
  `Wat kost ‘${title}’ (${amount})?`;
export const countsFromNow = 'We vragen dit één keer. Het telt vanaf de volgende keer.';
export const savePrice = 'Prijs opslaan';
export const priceSaved = 'Opgeslagen. Het telt vanaf de volgende keer.';
export const priceMissing = 'Vul in wat het kost';

/** Of a count of foods. */
export const lessThanOne = 'minder dan 1';
export const rounded = 'afgerond';

export const allFigures = 'Alle cijfers';
export const foods = 'Dingen';
export const weight = 'Gewicht';
export const money = 'Geld';
export const ofItGuessed = ({ figure }: { figure: string }) => `${figure} geschat`;
export const withoutPrice = ({ count }: { count: string }) => `${count} zonder prijs`;
export const guessed = 'geschat';

export const twelveMonths = 'Twaalf maanden';
export const chooseMonth = 'Kies een maand';
export const measured = ({ unit }: { unit: string }) => `Weggegooid, in ${unit}`;
export const hatched = 'Gearceerd is geschat';
export const asTable = 'Als tabel';
export const asBars = 'Als staven';
export const month = 'Maand';
export const monthFigure = ({ month, figure }: { month: string; figure: string }) => `${month}: ${figure}`;
export const monthGuessed = ({ figure, guessed }: { figure: string; guessed: string }) =>
  `${figure}, waarvan ${guessed} geschat`;
export const nothingWasted = 'niets weggegooid';
export const nothingEntered = 'niets ingevuld';

export const most = 'Wat we het vaakst weggooien';
export const times = ({ count }: { count: number }) =>
  plural(count, { one: 'Eén keer in drie maanden', other: `${count} keer in drie maanden` });
export const timesAndCost = ({ times, cost }: { times: string; cost: string }) => `${times}, ${cost}`;
export const advice: Record<WasteAdvice, string> = {
  'buy-less':
    'Koop de kleine verpakking, of half zoveel als de vorige keer. Nog een keer naar de winkel is goedkoper dan de vuilnisbak.',
  'freeze-some': 'Vries de helft in op de dag dat je het koopt. Daar wacht het tot je trek hebt.',
  'trust-your-nose': 'THT-datum voorbij? Eerst kijken, ruiken, proeven. Vaak is het nog goed.',
  'cook-less': 'Kook één portie minder, of vries in wat over is voor je aan tafel gaat.',
  'put-in-front': 'Zet het vooraan, op ooghoogte. Wat je ziet, gaat op.',
  'try-another': 'Neem de volgende keer een andere soort, of geef deze weg zolang hij goed is.',
  'drink-first': 'Hou er één tegelijk open, en begin pas aan de volgende als die leeg is.',
};

export const mine = 'Mijn deel';
export const myPart = ({ eaten, allEaten, wasted, allWasted }: Record<string, string>) =>
  `Van jou: ${eaten} van ${allEaten} opgegeten, ${wasted} van ${allWasted} weggegooid.`;
export const onlyMine = 'Alleen jij ziet dit. Iedereen ziet alleen het eigen deel.';
export const byCategory = 'Per categorie';
export const empty = 'Nog niets te vertellen';
export const emptyText =
  'Zeg wat is opgegeten, weggegooid of weggegeven, en deze pagina telt het bij elkaar op.';
export const goToKitchen = 'Naar de keuken';

export const thisMonth = 'Deze maand';
export const wholePage = 'Wat er van ons eten werd';
