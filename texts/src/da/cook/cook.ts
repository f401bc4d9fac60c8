import type { Allergen } from '@crisper/domain/cook/allergens.ts';
import { plural } from '#da/plural.ts';

type Titled = { title: string };
type Counted = { count: number };

export const heading = 'Lav mad';
export const pageTitle = ({ kitchen }: { kitchen: string }) => `Lav mad, ${kitchen}`;
export const pageDescription = 'Hvad du kan lave af det, der skal bruges.';
export const withWhat = ({ kitchen }: { kitchen: string }) => `med det, der er i »${kitchen}«`;
export const loading = 'Ser på, hvad der er';
export const loadFailed = 'Køkkenets mad kunne ikke hentes.';

export const filters = 'Kun';
export const quick = ({ minutes }: { minutes: number }) => `${minutes} min.`;
export const onePot = 'Én gryde';
export const diet = { vegetarian: 'Vegetarisk', vegan: 'Vegansk' };

export const readyToEat = 'Lige til at spise';
export const useUp = 'Brug det, der skal væk';
export const cookWith = ({ titles }: { titles: string }) => `Med ${titles}`;
export const everythingElse = 'Vis alle retter';
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
    one: `Den første bruger ${used} af ${dueThings(due)}, der skal spises senest ${day}.`,
    other: `De første ${dishes} bruger ${used} af ${dueThings(due)}, der skal spises senest ${day}.`,
  });
const dueThings = (due: number) => plural(due, { one: `${due} ting`, other: `${due} ting` });
export const uses = 'Bruger';
export const hasEverything = 'Du har det hele';
export const missing = ({ foods }: { foods: string }) => `Mangler: ${foods}`;
const HOURS_FROM = 120;
const DAYS_FROM = 48 * 60;
/** Dough that rests for three days needs no minutes. */
export function minutes({ count }: Counted): string {
  if (count < HOURS_FROM) return `${count} min.`;
  if (count >= DAYS_FROM) return `${Math.round(count / (24 * 60))} dage`;
  const rest = count % 60;
  return `${Math.floor(count / 60)} t.${rest === 0 ? '' : ` ${rest} min.`}`;
}
export const nothingDue = 'Intet skal bruges snart.';
export const nextDue = ({ title, day }: Titled & { day: string }) => `Det næste er ${title}, ${day}.`;
export const complete = 'Du har det hele til';
export const nearly = 'Du har næsten det hele til';
export const showMore = ({ count }: Counted) => `Vis ${count} til`;
export const moreRecipes = 'Flere opskrifter';
export const moreRecipesText =
  'Skrevet af andre og fri for ophavsret. Læs en opskrift igennem, før du begynder.';
export const nothingFits = 'Ingen af vores retter passer til det, der er her, og det, du valgte ovenfor.';
export const nothingWith = ({ titles }: { titles: string }) => `Vi har endnu ingen ret med: ${titles}.`;
export const addYourOwn = 'Tilføj din egen: Indsæt teksten, så læser vi den.';
export const addRecipe = 'Tilføj din egen';
export const freezeFoods = ({ count }: Counted) => plural(count, { one: 'Frys det', other: `Frys ${count}` });
export const frozen = ({ titles }: { titles: string }) => `Nu i fryseren: ${titles}.`;
export const nothingAtAll = 'Læg først mad ind, så siger vi, hvad du kan lave af den.';
export const addFood = 'Tilføj mad';
export const today = 'i dag';
export const tomorrow = 'i morgen';
export const pastSince = ({ day }: { day: string }) => `overskredet siden ${day}`;
export const about = ({ day }: { day: string }) => `cirka ${day}`;

/** The page of a dish. */
export const backToCook = 'Tilbage til Lav mad';
export const noDish = 'Den ret findes ikke';
export const noDishText = 'Måske har den fået et andet navn. »Lav mad« viser, hvad du kan lave i dag.';
export const portions = 'Portioner';
export const portionsGuessed = ({ count }: Counted) =>
  `Opskriften siger ikke, hvor mange den er til: Vi regner med cirka ${count}.`;
export const fewerPortions = 'Én portion mindre';
export const morePortions = 'Én portion mere';
export const ingredients = 'Ingredienser';
export const ofItem = ({ title }: { title: string }) => `${title}:`;
export const youHave = ({ amount }: { amount: string }) => `du har ${amount}`;
export const allOfIt = 'det hele';
export const insteadOf = ({ food }: { food: string }) => `i stedet for ${food}`;
export const isMissing = 'mangler';
export const isShort = 'for lidt';
export const isAssumed = 'altid her';
export const optional = 'hvis du vil';
export const toTaste = 'efter smag';
export const asWritten = ({ line }: { line: string }) => `»${line}«`;
export const assumed = ({ foods }: { foods: string }) => `${foods}: Vi regner med, at du har det.`;
export const changeAssumed = 'Ret';
export const alwaysHere = 'Altid i huset';
export const alwaysHereText =
  'Retterne regner med, at det her er der, selv om ingen skriver det ned. For alle i køkkenet.';
export const alsoHere = 'En anden ting';
export const addThis = 'Tilføj';
export const noSuchFood = 'Det står ikke på vores liste. Prøv et enklere navn.';
export const putOnList = ({ count }: Counted) => `Sæt ${count} på listen`;
export const onList = ({ count }: Counted) => `${count} på listen`;
export const undo = 'Fortryd';
export const steps = ({ count }: Counted) => plural(count, { one: `${count} trin`, other: `${count} trin` });
export const stepDone = ({ number }: { number: number }) => `Trin ${number} er færdigt`;
export const startTimer = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: `Start ${minutes} minut`, other: `Start ${minutes} minutter` });
export const stopTimer = ({ left }: { left: string }) => `${left} tilbage, stop`;
export const timeIsUp = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: 'Minuttet er gået.', other: `De ${minutes} minutter er gået.` });
/** The time of a step while another one is shown. */
export const stepRunsOn = ({ number, left }: { number: number; left: string }) =>
  `Trin ${number}: ${left} tilbage`;
export const stepIsUp = ({ number, minutes }: { number: number; minutes: number }) =>
  `Trin ${number}: ${timeIsUp({ minutes })}`;
export const timeSeen = ({ number }: { number: number }) => `Set: tiden for trin ${number} er gået`;
export const keepAwake = 'Hold skærmen tændt';
export const theRest = 'Det, der bliver tilovers:';
export const cookedIt = 'Lavet';
export const startCooking = 'Begynd at lave mad';
export const stepOf = ({ number, count }: { number: number; count: number }) => `Trin ${number} af ${count}`;
export const staysOn = 'skærmen forbliver tændt';
export const stepBefore = 'Forrige trin';
export const nextStep = 'Næste';
/** Never what a dish is free from: nobody can know that by the names of foods. */
export const contains = ({ allergens }: { allergens: string }) => `Indeholder ${allergens}.`;
export const allergens: Record<Allergen, string> = {
  gluten: 'gluten',
  milk: 'mælk',
  egg: 'æg',
  fish: 'fisk',
  crustaceans: 'krebsdyr',
  molluscs: 'bløddyr',
  nuts: 'nødder',
  peanuts: 'jordnødder',
  soya: 'soja',
  sesame: 'sesam',
  celery: 'selleri',
  mustard: 'sennep',
  sulphites: 'sulfitter',
};
export const notKnown = ({ foods }: { foods: string }) => `Vi ved ikke, hvad der er i: ${foods}.`;
export const readLabels = 'Regnet ud fra ingrediensernes navne. Har du en allergi, så læs etiketterne.';

/** What was used. */
export const whatUsed = 'Hvad brugte du?';
export const none = 'intet';
export const half = '½';
export const all = 'alt';
export const used = ({ amount, of }: { amount: string; of: string }) => `${amount} af ${of}`;
export const usedAbout = ({ amount, of }: { amount: string; of: string }) => `cirka ${amount} af ${of}`;
export const changeAmount = ({ title }: Titled) => `En anden mængde: ${title}`;
/** The unit comes as the code that is stored. */
const unitNames: Readonly<Record<string, string>> = {
  piece: 'stk.',
  pack: 'pakker',
  portion: 'portioner',
};
export const amountOf = ({ title, unit }: Titled & { unit: string }) =>
  `Hvor meget blev brugt, i ${unitNames[unit] ?? unit}: ${title}`;
export const howMuch = ({ title }: Titled) => `Hvor meget: ${title}`;
export const workedOut = ({ count }: Counted) =>
  plural(count, {
    one: `Beregnet til ${count} portion. Stiplet er gættet.`,
    other: `Beregnet til ${count} portioner. Stiplet er gættet.`,
  });
export const portionsLeft = 'Portioner tilovers';
export const toFridge = ({ day }: { day: string }) => `Til køleskabet, godt til og med ${day}`;
export const toFreezer = 'Til fryseren';
export const freeze = 'Frys';
export const done = 'Færdig';
export const nothingUsed = 'Intet af det, du har, skal i. Sig til, hvis noget bliver tilovers.';
export const leftover = ({ title }: Titled) => `Rest: ${title}`;
