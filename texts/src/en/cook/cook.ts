import type { Allergen } from '@crisper/domain/cook/allergens.ts';
import { plural } from '#en/plural.ts';

type Titled = { title: string };
type Counted = { count: number };

export const heading = 'Cook';
export const pageTitle = ({ kitchen }: { kitchen: string }) => `Cook, ${kitchen}`;
export const pageDescription = 'What to make of the food that has to go.';
export const withWhat = ({ kitchen }: { kitchen: string }) => `with what is in ${kitchen}`;
export const loading = 'Looking at what there is';
export const loadFailed = 'The food of this kitchen could not be loaded.';

export const filters = 'Only';
export const quick = ({ minutes }: { minutes: number }) => `${minutes} min`;
export const onePot = 'One pot';
export const diet = { vegetarian: 'Vegetarian', vegan: 'Vegan' };

export const readyToEat = 'Ready to eat';
export const useUp = 'Use up what has to go';
export const cookWith = ({ titles }: { titles: string }) => `With ${titles}`;
export const everythingElse = 'Show all dishes';
/** How far the first dishes get. */
export const firstUse = ({
  dishes,
  used,
  due,
  day,
}: {
  dishes: number;
  used: number;
  due: number;
  day: string;
}) =>
  dishes === 1
    ? `The first uses ${used} of ${plural(due, { one: 'your 1 food', other: `your ${due} foods` })} due by ${day}.`
    : `The first ${dishes} use ${used} of ${plural(due, { one: 'your 1 food', other: `your ${due} foods` })} due by ${day}.`;
export const uses = 'Uses';
export const hasEverything = 'You have everything';
export const missing = ({ foods }: { foods: string }) => `Missing: ${foods}`;
const HOURS_FROM = 120;
const DAYS_FROM = 48 * 60;
/** Dough that rests for three days needs no minutes. */
export function minutes({ count }: Counted): string {
  if (count < HOURS_FROM) return `${count} min`;
  if (count >= DAYS_FROM) return `${Math.round(count / (24 * 60))} days`;
  const rest = count % 60;
  return `${Math.floor(count / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
export const nothingDue = 'Nothing has to go soon.';
export const nextDue = ({ title, day }: Titled & { day: string }) => `The next is ${title}, ${day}.`;
export const complete = 'You have everything for';
export const nearly = 'You have nearly everything for';
export const showMore = ({ count }: Counted) => `Show ${count} more`;
export const moreRecipes = 'More recipes';
export const moreRecipesText = 'Written by others, in the public domain. Look through one before you begin.';
export const nothingFits = 'No dish of ours fits what is here and what you chose above.';
export const nothingWith = ({ titles }: { titles: string }) => `No dish of ours uses ${titles} yet.`;
export const addYourOwn = 'Add your own: paste its text, and we read it.';
export const addRecipe = 'Add your own';
export const freezeFoods = ({ count }: Counted) =>
  plural(count, { one: 'Freeze it', other: `Freeze ${count}` });
export const frozen = ({ titles }: { titles: string }) => `Now in the freezer: ${titles}.`;
export const nothingAtAll = 'Put food in first: then we say what to make of it.';
export const addFood = 'Add food';
export const today = 'today';
export const tomorrow = 'tomorrow';
export const pastSince = ({ day }: { day: string }) => `past since ${day}`;
export const about = ({ day }: { day: string }) => `about ${day}`;

/** The page of a dish. */
export const backToCook = 'Back to Cook';
export const noDish = 'There is no such dish';
export const noDishText = 'It may have been renamed. Cook shows what you can make today.';
export const portions = 'Portions';
export const portionsGuessed = ({ count }: Counted) =>
  `The recipe does not say for how many: we take it for about ${count}.`;
export const fewerPortions = 'One portion less';
export const morePortions = 'One portion more';
export const ingredients = 'What goes in';
export const ofItem = ({ title }: { title: string }) => `${title}:`;
export const youHave = ({ amount }: { amount: string }) => `you have ${amount}`;
export const allOfIt = 'all of it';
export const insteadOf = ({ food }: { food: string }) => `instead of ${food}`;
export const isMissing = 'missing';
export const isShort = 'too little';
export const isAssumed = 'always here';
export const optional = 'if you like';
export const toTaste = 'to taste';
export const asWritten = ({ line }: { line: string }) => `“${line}”`;
export const assumed = ({ foods }: { foods: string }) => `${foods}: we take it that you have them.`;
export const changeAssumed = 'Change';
export const alwaysHere = 'Always at home';
export const alwaysHereText =
  'Dishes take it that these are there, though nobody writes them down. For everybody in this kitchen.';
export const alsoHere = 'Another food';
export const addThis = 'Add';
export const noSuchFood = 'Our list has no such food. Try a plainer name.';
export const putOnList = ({ count }: Counted) => `Put ${count} on the list`;
export const onList = ({ count }: Counted) => `${count} on the list`;
export const undo = 'Undo';
export const steps = ({ count }: Counted) => plural(count, { one: '1 step', other: `${count} steps` });
export const stepDone = ({ number }: { number: number }) => `Step ${number} is done`;
export const startTimer = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: 'Start 1 minute', other: `Start ${minutes} minutes` });
export const stopTimer = ({ left }: { left: string }) => `${left} left, stop`;
export const timeIsUp = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: 'The minute is over.', other: `The ${minutes} minutes are over.` });
/** The time of a step while another one is shown. */
export const stepRunsOn = ({ number, left }: { number: number; left: string }) =>
  `Step ${number}: ${left} left`;
export const stepIsUp = ({ number, minutes }: { number: number; minutes: number }) =>
  `Step ${number}: ${timeIsUp({ minutes })}`;
export const timeSeen = ({ number }: { number: number }) => `Seen: step ${number} is over`;
export const keepAwake = 'Keep the screen on';
export const theRest = 'What is left over:';
export const cookedIt = 'Cooked it';
export const startCooking = 'Start cooking';
export const stepOf = ({ number, count }: { number: number; count: number }) => `Step ${number} of ${count}`;
export const staysOn = 'the screen stays on';
export const stepBefore = 'The step before';
export const nextStep = 'Next';
/** Never what a dish is free from: nobody can know that by the names of foods. */
export const contains = ({ allergens }: { allergens: string }) => `Contains ${allergens}.`;
export const allergens: Record<Allergen, string> = {
  gluten: 'gluten',
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  crustaceans: 'crustaceans',
  molluscs: 'molluscs',
  nuts: 'nuts',
  peanuts: 'peanuts',
  soya: 'soya',
  sesame: 'sesame',
  celery: 'celery',
  mustard: 'mustard',
  sulphites: 'sulphites',
};
export const notKnown = ({ foods }: { foods: string }) => `We do not know what is in ${foods}.`;
export const readLabels = 'Worked out from the names of the ingredients. With an allergy, read the labels.';

/** What was used. */
export const whatUsed = 'What did you use?';
export const none = 'none';
export const half = '½';
export const all = 'all';
export const used = ({ amount, of }: { amount: string; of: string }) => `${amount} of ${of}`;
export const usedAbout = ({ amount, of }: { amount: string; of: string }) => `about ${amount} of ${of}`;
export const changeAmount = ({ title }: Titled) => `Another amount of ${title}`;
export const amountOf = ({ title, unit }: Titled & { unit: string }) =>
  `How much ${title} was used, in ${unit}`;
export const howMuch = ({ title }: Titled) => `How much ${title}`;
export const workedOut = ({ count }: Counted) =>
  plural(count, {
    one: 'Worked out for 1 portion. Dashed is guessed.',
    other: `Worked out for ${count} portions. Dashed is guessed.`,
  });
export const portionsLeft = 'Portions left';
export const toFridge = ({ day }: { day: string }) => `To the fridge, good through ${day}`;
export const toFreezer = 'To the freezer';
export const freeze = 'Freeze';
export const done = 'Done';
export const nothingUsed = 'Nothing of what you have goes in. Say if there is some left.';
export const leftover = ({ title }: Titled) => `Leftover ${title}`;
