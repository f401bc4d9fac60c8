import type { Allergen } from '@crisper/domain/cook/allergens.ts';
import { plural } from '#sv/plural.ts';

type Titled = { title: string };
type Counted = { count: number };

export const heading = 'Laga';
export const pageTitle = ({ kitchen }: { kitchen: string }) => `Laga, ${kitchen}`;
export const pageDescription = 'Vad du kan laga av maten som måste gå åt.';
export const withWhat = ({ kitchen }: { kitchen: string }) => `med det som finns i ”${kitchen}”`;
export const loading = 'Tittar på vad som finns';
export const loadFailed = 'Kökets mat kunde inte laddas.';

export const filters = 'Bara';
export const quick = ({ minutes }: { minutes: number }) => `${minutes} min`;
export const onePot = 'I en gryta';
export const diet = { vegetarian: 'Vegetariskt', vegan: 'Veganskt' };

export const readyToEat = 'Färdigt att äta';
export const useUp = 'Använd det som måste gå åt';
export const cookWith = ({ titles }: { titles: string }) => `Med ${titles}`;
export const everythingElse = 'Visa alla rätter';
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
    ? `I den första går det åt ${used} av ${plural(due, { one: `${due} sak`, other: `dina ${due} saker` })} som går ut senast ${day}.`
    : `I de första ${dishes} går det åt ${used} av ${plural(due, { one: `${due} sak`, other: `dina ${due} saker` })} som går ut senast ${day}.`;
export const uses = 'Använder';
export const hasEverything = 'Du har allt';
export const missing = ({ foods }: { foods: string }) => `Saknas: ${foods}`;
const HOURS_FROM = 120;
const DAYS_FROM = 48 * 60;
/** Dough that rests for three days needs no minutes. */
export function minutes({ count }: Counted): string {
  if (count < HOURS_FROM) return `${count} min`;
  if (count >= DAYS_FROM) return `${Math.round(count / (24 * 60))} dagar`;
  const rest = count % 60;
  return `${Math.floor(count / 60)} tim${rest === 0 ? '' : ` ${rest} min`}`;
}
export const nothingDue = 'Inget måste gå åt snart.';
export const nextDue = ({ title, day }: Titled & { day: string }) => `Näst på tur: ${title}, ${day}.`;
export const complete = 'Du har allt till';
export const nearly = 'Du har nästan allt till';
export const showMore = ({ count }: Counted) => `Visa ${count} till`;
export const moreRecipes = 'Fler recept';
export const moreRecipesText =
  'Skrivna av andra, fria för alla att använda. Titta igenom receptet innan du börjar.';
export const nothingFits = 'Ingen av våra rätter passar det som finns här och det du valt ovan.';
export const nothingWith = ({ titles }: { titles: string }) => `Ingen av våra rätter använder ${titles} än.`;
export const addYourOwn = 'Lägg till ett eget: klistra in texten, så läser vi den.';
export const addRecipe = 'Lägg till ett eget';
export const freezeFoods = ({ count }: Counted) =>
  plural(count, { one: 'Frys in det', other: `Frys in ${count}` });
export const frozen = ({ titles }: { titles: string }) => `Nu i frysen: ${titles}.`;
export const nothingAtAll = 'Lägg in mat först: sedan säger vi vad du kan laga av den.';
export const addFood = 'Lägg in mat';
export const today = 'i dag';
export const tomorrow = 'i morgon';
export const pastSince = ({ day }: { day: string }) => `passerat sedan ${day}`;
export const about = ({ day }: { day: string }) => `ungefär ${day}`;

/** The page of a dish. */
export const backToCook = 'Tillbaka till Laga';
export const noDish = 'Den rätten finns inte';
export const noDishText = 'Den kan ha bytt namn. Laga visar vad du kan laga i dag.';
export const portions = 'Portioner';
export const portionsGuessed = ({ count }: Counted) =>
  `Receptet säger inte till hur många: vi räknar med ungefär ${count}.`;
export const fewerPortions = 'En portion mindre';
export const morePortions = 'En portion till';
export const ingredients = 'Ingredienser';
export const ofItem = ({ title }: { title: string }) => `${title}:`;
export const youHave = ({ amount }: { amount: string }) => `du har ${amount}`;
export const allOfIt = 'alltihop';
export const insteadOf = ({ food }: { food: string }) => `i stället för ${food}`;
export const isMissing = 'saknas';
export const isShort = 'för lite';
export const isAssumed = 'alltid hemma';
export const optional = 'om du vill';
export const toTaste = 'efter smak';
export const asWritten = ({ line }: { line: string }) => `”${line}”`;
export const assumed = ({ foods }: { foods: string }) => `${foods}: vi räknar med att du har det hemma.`;
export const changeAssumed = 'Ändra';
export const alwaysHere = 'Alltid hemma';
export const alwaysHereText =
  'Rätterna räknar med att det här finns, fast ingen skriver upp det. För alla i köket.';
export const alsoHere = 'En sak till';
export const addThis = 'Lägg till';
export const noSuchFood = 'Vår lista har inget sådant. Prova ett enklare namn.';
export const putOnList = ({ count }: Counted) => `Sätt upp ${count} på listan`;
export const onList = ({ count }: Counted) => `${count} på listan`;
export const undo = 'Ångra';
export const steps = ({ count }: Counted) => plural(count, { one: `${count} steg`, other: `${count} steg` });
export const stepDone = ({ number }: { number: number }) => `Steg ${number} är klart`;
export const startTimer = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: `Starta ${minutes} minut`, other: `Starta ${minutes} minuter` });
export const stopTimer = ({ left }: { left: string }) => `${left} kvar, stoppa`;
export const timeIsUp = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: 'Minuten har gått.', other: `${minutes} minuter har gått.` });
/** The time of a step while another one is shown. */
export const stepRunsOn = ({ number, left }: { number: number; left: string }) =>
  `Steg ${number}: ${left} kvar`;
export const stepIsUp = ({ number, minutes }: { number: number; minutes: number }) =>
  `Steg ${number}: ${timeIsUp({ minutes })}`;
export const timeSeen = ({ number }: { number: number }) => `Sett: tiden för steg ${number} är ute`;
export const keepAwake = 'Håll skärmen tänd';
export const theRest = 'Det som blir över:';
export const cookedIt = 'Lagat';
export const startCooking = 'Börja laga';
export const stepOf = ({ number, count }: { number: number; count: number }) => `Steg ${number} av ${count}`;
export const staysOn = 'skärmen är tänd';
export const stepBefore = 'Föregående steg';
export const nextStep = 'Nästa';
/** Never what a dish is free from: nobody can know that by the names of foods. */
export const contains = ({ allergens }: { allergens: string }) => `Innehåller ${allergens}.`;
export const allergens: Record<Allergen, string> = {
  gluten: 'gluten',
  milk: 'mjölk',
  egg: 'ägg',
  fish: 'fisk',
  crustaceans: 'kräftdjur',
  molluscs: 'blötdjur',
  nuts: 'nötter',
  peanuts: 'jordnötter',
  soya: 'soja',
  sesame: 'sesam',
  celery: 'selleri',
  mustard: 'senap',
  sulphites: 'sulfit',
};
export const notKnown = ({ foods }: { foods: string }) => `Vi vet inte vad som finns i ${foods}.`;
export const readLabels = 'Uträknat från ingrediensernas namn. Har du en allergi, läs på förpackningarna.';

/** What was used. */
export const whatUsed = 'Vad gick åt?';
export const none = 'inget';
export const half = '½';
export const all = 'allt';
export const used = ({ amount, of }: { amount: string; of: string }) => `${amount} av ${of}`;
export const usedAbout = ({ amount, of }: { amount: string; of: string }) => `ungefär ${amount} av ${of}`;
export const changeAmount = ({ title }: Titled) => `En annan mängd: ${title}`;
/** The unit comes as the code that is stored. */
const unitNames: Readonly<Record<string, string>> = {
  piece: 'st',
  pack: 'paket',
  portion: 'portioner',
};
export const amountOf = ({ title, unit }: Titled & { unit: string }) =>
  `Hur mycket som gick åt, i ${unitNames[unit] ?? unit}: ${title}`;
export const howMuch = ({ title }: Titled) => `Hur mycket: ${title}`;
export const workedOut = ({ count }: Counted) =>
  plural(count, {
    one: `Uträknat för ${count} portion. Streckat är gissat.`,
    other: `Uträknat för ${count} portioner. Streckat är gissat.`,
  });
export const portionsLeft = 'Portioner över';
export const toFridge = ({ day }: { day: string }) => `Till kylen, bra till och med ${day}`;
export const toFreezer = 'Till frysen';
export const freeze = 'Frys in';
export const done = 'Klart';
export const nothingUsed = 'Inget av det du har går åt. Säg till om något blir över.';
export const leftover = ({ title }: Titled) => `Rest: ${title}`;
