import type { Allergen } from '@crisper/domain/cook/allergens.ts';
import { plural } from '#nl/plural.ts';

type Titled = { title: string };
type Counted = { count: number };

export const heading = 'Koken';
export const pageTitle = ({ kitchen }: { kitchen: string }) => `Koken, ${kitchen}`;
export const pageDescription = 'Wat je maakt van eten dat op moet.';
export const withWhat = ({ kitchen }: { kitchen: string }) => `met wat er is in ${kitchen}`;
export const loading = 'Kijken wat er is';
export const loadFailed = 'Het eten van deze keuken kon niet worden geladen.';

export const filters = 'Alleen';
export const quick = ({ minutes }: { minutes: number }) => `${minutes} min`;
export const onePot = 'Eén pan';
export const diet = { vegetarian: 'Vegetarisch', vegan: 'Veganistisch' };

export const readyToEat = 'Klaar om te eten';
export const useUp = 'Opmaken wat op moet';
export const cookWith = ({ titles }: { titles: string }) => `Met ${titles}`;
export const everythingElse = 'Alle gerechten tonen';
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
  plural(dishes, {
    one: `Het eerste gebruikt ${used} van ${dueThings(due, day)}.`,
    other: `De eerste ${dishes} gebruiken ${used} van ${dueThings(due, day)}.`,
  });
const dueThings = (due: number, day: string) =>
  plural(due, {
    one: `${due} ding dat t/m ${day} op moet`,
    other: `de ${due} dingen die t/m ${day} op moeten`,
  });
export const uses = 'Gebruikt';
export const hasEverything = 'Je hebt alles';
export const missing = ({ foods }: { foods: string }) => `Ontbreekt: ${foods}`;
const HOURS_FROM = 120;
const DAYS_FROM = 48 * 60;
/** Dough that rests for three days needs no minutes. */
export function minutes({ count }: Counted): string {
  if (count < HOURS_FROM) return `${count} min`;
  if (count >= DAYS_FROM) return `${Math.round(count / (24 * 60))} dagen`;
  const rest = count % 60;
  return `${Math.floor(count / 60)} u${rest === 0 ? '' : ` ${rest} min`}`;
}
export const nothingDue = 'Er hoeft niets snel op.';
export const nextDue = ({ title, day }: Titled & { day: string }) => `Als volgende: ${title}, ${day}.`;
export const complete = 'Hier heb je alles voor';
export const nearly = 'Hier heb je bijna alles voor';
export const showMore = ({ count }: Counted) => `Nog ${count} tonen`;
export const moreRecipes = 'Meer recepten';
export const moreRecipesText = 'Door anderen geschreven, rechtenvrij. Lees een recept door voor je begint.';
export const nothingFits = 'Geen gerecht van ons past bij wat er is en wat je hierboven koos.';
export const nothingWith = ({ titles }: { titles: string }) =>
  `Hier hebben we nog geen gerecht voor: ${titles}.`;
export const addYourOwn = 'Voeg je eigen recept toe: plak de tekst, en wij lezen hem.';
export const addRecipe = 'Eigen recept toevoegen';
export const freezeFoods = ({ count }: Counted) =>
  plural(count, { one: 'Invriezen', other: `${count} invriezen` });
export const frozen = ({ titles }: { titles: string }) => `Nu in de vriezer: ${titles}.`;
export const nothingAtAll = 'Voeg eerst eten toe, dan zeggen we wat je ervan kunt maken.';
export const addFood = 'Eten toevoegen';
export const today = 'vandaag';
export const tomorrow = 'morgen';
export const pastSince = ({ day }: { day: string }) => `voorbij sinds ${day}`;
export const about = ({ day }: { day: string }) => `ongeveer ${day}`;

/** The page of a dish. */
export const backToCook = 'Terug naar Koken';
export const noDish = 'Dit gerecht bestaat niet';
export const noDishText = 'Misschien heet het nu anders. Bij Koken zie je wat je vandaag kunt maken.';
export const portions = 'Porties';
export const portionsGuessed = ({ count }: Counted) =>
  `In het recept staat niet voor hoeveel: we gaan uit van ongeveer ${count}.`;
export const fewerPortions = 'Eén portie minder';
export const morePortions = 'Eén portie meer';
export const ingredients = 'Ingrediënten';
export const ofItem = ({ title }: { title: string }) => `${title}:`;
export const youHave = ({ amount }: { amount: string }) => `je hebt ${amount}`;
export const allOfIt = 'alles';
export const insteadOf = ({ food }: { food: string }) => `in plaats van ${food}`;
export const isMissing = 'ontbreekt';
export const isShort = 'te weinig';
export const isAssumed = 'altijd thuis';
export const optional = 'als je wilt';
export const toTaste = 'naar smaak';
export const asWritten = ({ line }: { line: string }) => `‘${line}’`;
export const assumed = ({ foods }: { foods: string }) => `${foods}: we gaan ervan uit dat je dit hebt.`;
export const changeAssumed = 'Wijzigen';
export const alwaysHere = 'Altijd thuis';
export const alwaysHereText =
  'Gerechten gaan ervan uit dat dit er is, ook al schrijft niemand het op. Voor iedereen in deze keuken.';
export const alsoHere = 'Nog iets';
export const addThis = 'Toevoegen';
export const noSuchFood = 'Dit staat niet op onze lijst. Probeer een eenvoudigere naam.';
export const putOnList = ({ count }: Counted) => `${count} op de lijst zetten`;
export const onList = ({ count }: Counted) => `${count} op de lijst`;
export const undo = 'Ongedaan maken';
export const steps = ({ count }: Counted) =>
  plural(count, { one: `${count} stap`, other: `${count} stappen` });
export const stepDone = ({ number }: { number: number }) => `Stap ${number} is klaar`;
export const startTimer = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: `Timer van ${minutes} minuut`, other: `Timer van ${minutes} minuten` });
export const stopTimer = ({ left }: { left: string }) => `nog ${left}, stoppen`;
export const timeIsUp = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: 'De minuut is om.', other: `De ${minutes} minuten zijn om.` });
/** The time of a step while another one is shown. */
export const stepRunsOn = ({ number, left }: { number: number; left: string }) =>
  `Stap ${number}: nog ${left}`;
export const stepIsUp = ({ number, minutes }: { number: number; minutes: number }) =>
  `Stap ${number}: ${timeIsUp({ minutes })}`;
export const timeSeen = ({ number }: { number: number }) => `Gezien: de tijd van stap ${number} is om`;
export const keepAwake = 'Scherm aan laten';
export const theRest = 'Wat overblijft:';
export const cookedIt = 'Gekookt';
export const startCooking = 'Beginnen met koken';
export const stepOf = ({ number, count }: { number: number; count: number }) => `Stap ${number} van ${count}`;
export const staysOn = 'het scherm blijft aan';
export const stepBefore = 'Vorige stap';
export const nextStep = 'Volgende';
/** Never what a dish is free from: nobody can know that by the names of foods. */
export const contains = ({ allergens }: { allergens: string }) => `Bevat ${allergens}.`;
export const allergens: Record<Allergen, string> = {
  gluten: 'gluten',
  milk: 'melk',
  egg: 'ei',
  fish: 'vis',
  crustaceans: 'schaaldieren',
  molluscs: 'weekdieren',
  nuts: 'noten',
  peanuts: 'pinda’s',
  soya: 'soja',
  sesame: 'sesam',
  celery: 'selderij',
  mustard: 'mosterd',
  sulphites: 'sulfiet',
};
export const notKnown = ({ foods }: { foods: string }) => `We weten niet wat hierin zit: ${foods}.`;
export const readLabels =
  'Afgeleid uit de namen van de ingrediënten. Heb je een allergie, lees dan de etiketten.';

/** What was used. */
export const whatUsed = 'Wat heb je gebruikt?';
export const none = 'niets';
export const half = '½';
export const all = 'alles';
export const used = ({ amount, of }: { amount: string; of: string }) => `${amount} van ${of}`;
export const usedAbout = ({ amount, of }: { amount: string; of: string }) => `ongeveer ${amount} van ${of}`;
export const changeAmount = ({ title }: Titled) => `Andere hoeveelheid: ${title}`;
/** The unit comes as the code that is stored. */
const unitNames: Readonly<Record<string, string>> = {
  piece: 'stuks',
  pack: 'pakken',
  portion: 'porties',
};
export const amountOf = ({ title, unit }: Titled & { unit: string }) =>
  `Hoeveel gebruikt, in ${unitNames[unit] ?? unit}: ${title}`;
export const howMuch = ({ title }: Titled) => `Hoeveel: ${title}`;
export const workedOut = ({ count }: Counted) =>
  plural(count, {
    one: `Uitgerekend voor ${count} portie. Gestippeld is geschat.`,
    other: `Uitgerekend voor ${count} porties. Gestippeld is geschat.`,
  });
export const portionsLeft = 'Porties over';
export const toFridge = ({ day }: { day: string }) => `Naar de koelkast, goed t/m ${day}`;
export const toFreezer = 'Naar de vriezer';
export const freeze = 'Invriezen';
export const done = 'Klaar';
export const nothingUsed = 'Van wat je hebt, gaat er niets in. Zeg of er iets over is.';
export const leftover = ({ title }: Titled) => `Restjes: ${title}`;
