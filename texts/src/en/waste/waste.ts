import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import type { WasteAdvice } from '@crisper/domain/waste/advice.ts';
import { plural } from '#en/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Waste of ${kitchen}`;
export const pageDescription = 'What became of the food of the kitchen, month by month.';
export const loading = 'Loading what became of the food…';
export const loadFailed = 'Failed to load what became of the food';
export const monthBefore = 'The month before';
export const monthAfter = 'The month after';

interface Difference {
  by: string;
  month: string;
}
export const less = ({ by, month }: Difference) => `thrown away, ${by} less than in ${month}`;
export const more = ({ by, month }: Difference) => `thrown away, ${by} more than in ${month}`;
export const same = ({ month }: { month: string }) => `thrown away, as much as in ${month}`;
export const nothingAgain = ({ month }: { month: string }) => `thrown away, as in ${month}. Well done.`;
export const outcomes: Record<Outcome, string> = {
  eaten: 'eaten',
  wasted: 'thrown away',
  'given-away': 'given away',
};
/** Behind a number of foods. */
export const eaten = (_: { count: number }) => 'eaten';
export const thrownAway = (_: { count: number }) => 'thrown away';
export const nothingTold = ({ month }: { month: string }) => `Nothing was entered in ${month}.`;
export const ofFood = 'of food';
/** Our typefaces have no lowered 2. */
export const co2e = <T>(lowered: (text: string) => T): (T | string)[] => ['CO', lowered('2'), 'e'];
export const weeks = ({ count }: { count: number }) => plural(count, { one: 'week', other: 'weeks' });
export const withoutWaste = 'without waste';
export const rescued = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 food was rescued by cooking it, on its last two days or later.',
    other: `${count} foods were rescued by cooking them, on their last two days or later.`,
  });
export const streakRule =
  'Weeks in a row, Monday to Sunday, in which something was eaten and nothing thrown away.';

interface Guesses<T> {
  /** Left out where nothing is guessed. */
  weight?: string | undefined;
  lowered: (text: string) => T;
}
export const guesses = <T>({ weight, lowered }: Guesses<T>): (T | string)[] =>
  weight
    ? [`${weight} and all of the CO`, lowered('2'), 'e are guesses: pieces and packs weigh what is usual.']
    : ['The CO', lowered('2'), 'e is a guess by the kind of food.'];
export const unpriced = ({ count, of }: { count: string; of: string }) =>
  `${count} of ${of} had no price and cost nothing here.`;
/** Where no price of what was thrown away is known. */
export const noPrices = ({ count, of }: { count: string; of: string }) => `${count} of ${of} had no price.`;
export const sayPrice = 'Say what it cost';
export const askPrice = ({ title, amount }: { title: string; amount: string }) =>
  `What does “${title}” cost (${amount})?`;
export const countsFromNow = 'You are asked once. It counts from the next time on.';
export const savePrice = 'Save the price';
export const priceSaved = 'Saved. It counts from the next time on.';
export const priceMissing = 'Enter what it costs';

/** Of a count of foods. */
export const lessThanOne = 'less than 1';
export const rounded = 'rounded';

export const allFigures = 'All figures';
export const foods = 'Foods';
export const weight = 'Weight';
export const money = 'Money';
export const ofItGuessed = ({ figure }: { figure: string }) => `${figure} guessed`;
export const withoutPrice = ({ count }: { count: string }) => `${count} without a price`;
export const guessed = 'guessed';

export const twelveMonths = 'Twelve months';
export const chooseMonth = 'Choose a month';
export const measured = ({ unit }: { unit: string }) => `Thrown away, in ${unit}`;
export const hatched = 'Hatched is guessed';
export const asTable = 'As a table';
export const asBars = 'As bars';
export const month = 'Month';
export const monthFigure = ({ month, figure }: { month: string; figure: string }) => `${month}: ${figure}`;
export const monthGuessed = ({ figure, guessed }: { figure: string; guessed: string }) =>
  `${figure}, ${guessed} of it guessed`;
export const nothingWasted = 'nothing thrown away';
export const nothingEntered = 'nothing entered';

export const most = 'What we throw away most';
export const times = ({ count }: { count: number }) =>
  plural(count, { one: 'Once in three months', other: `${count} times in three months` });
export const timesAndCost = ({ times, cost }: { times: string; cost: string }) => `${times}, ${cost}`;
export const advice: Record<WasteAdvice, string> = {
  'buy-less': 'Buy the small one, or half as much as last time. A second trip costs less than the bin.',
  'freeze-some': 'Freeze half of it on the day you bring it home. It waits there until you are hungry.',
  'trust-your-nose': 'Past a best-before date, look, smell and taste first. It is often still good.',
  'cook-less': 'Cook one portion less, or freeze what is left before you sit down.',
  'put-in-front': 'Put it in front, at eye level. What is seen gets eaten.',
  'try-another': 'Try another kind next time, or set this one free to take while it is good.',
  'drink-first': 'Keep one open at a time, and begin the next when it is empty.',
};

export const mine = 'My part';
export const myPart = ({ eaten, allEaten, wasted, allWasted }: Record<string, string>) =>
  `You ate ${eaten} of ${allEaten} foods and threw away ${wasted} of ${allWasted}.`;
export const onlyMine = 'Only you see this. Everybody sees their own.';
export const byCategory = 'By category';
export const empty = 'Nothing to tell yet';
export const emptyText = 'Say what was eaten, thrown away or given away, and this page adds it up.';
export const goToKitchen = 'Go to the kitchen';

export const thisMonth = 'This month';
export const wholePage = 'What became of our food';
