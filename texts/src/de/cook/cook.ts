import type { Allergen } from '@crisper/domain/cook/allergens.ts';
import { plural } from '#de/plural.ts';

type Titled = { title: string };
type Counted = { count: number };

export const heading = 'Kochen';
export const pageTitle = ({ kitchen }: { kitchen: string }) => `Kochen, ${kitchen}`;
export const pageDescription = 'Was du aus dem machst, was wegmuss.';
export const withWhat = ({ kitchen }: { kitchen: string }) => `mit dem, was in „${kitchen}“ ist`;
export const loading = 'Mal sehen, was da ist';
export const loadFailed = 'Die Lebensmittel dieser Küche ließen sich nicht laden.';

export const filters = 'Nur';
export const quick = ({ minutes }: { minutes: number }) => `${minutes} Min.`;
export const onePot = 'Ein Topf';
export const diet = { vegetarian: 'Vegetarisch', vegan: 'Vegan' };

export const readyToEat = 'Ohne Kochen';
export const useUp = 'Aufbrauchen, was wegmuss';
export const cookWith = ({ titles }: { titles: string }) => `Kochen mit: ${titles}`;
export const everythingElse = 'Alle Gerichte zeigen';
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
    one: `Das erste verbraucht ${used} von ${dueThings(due)}, fällig bis ${day}.`,
    other: `Die ersten ${dishes} verbrauchen ${used} von ${dueThings(due)}, fällig bis ${day}.`,
  });
const dueThings = (due: number) => plural(due, { one: `${due} Ding`, other: `${due} Dingen` });
export const uses = 'Verbraucht';
export const hasEverything = 'Alles da';
export const missing = ({ foods }: { foods: string }) => `Fehlt: ${foods}`;
const HOURS_FROM = 120;
const DAYS_FROM = 48 * 60;
/** Dough that rests for three days needs no minutes. */
export function minutes({ count }: Counted): string {
  if (count < HOURS_FROM) return `${count} Min.`;
  if (count >= DAYS_FROM) return `${Math.round(count / (24 * 60))} Tage`;
  const rest = count % 60;
  return `${Math.floor(count / 60)} Std.${rest === 0 ? '' : ` ${rest} Min.`}`;
}
export const nothingDue = 'Nichts muss bald weg.';
export const nextDue = ({ title, day }: Titled & { day: string }) => `Als Nächstes: ${title}, ${day}.`;
export const complete = 'Dafür ist alles da';
export const nearly = 'Dafür ist fast alles da';
export const showMore = ({ count }: Counted) => `${count} weitere zeigen`;
export const moreRecipes = 'Mehr Rezepte';
export const moreRecipesText =
  'Von anderen geschrieben, gemeinfrei. Lies eins ganz durch, bevor du anfängst.';
export const nothingFits = 'Keins unserer Gerichte passt zu dem, was da ist und was du oben gewählt hast.';
export const nothingWith = ({ titles }: { titles: string }) =>
  `Dafür haben wir noch kein Gericht: ${titles}.`;
export const addYourOwn = 'Füge dein eigenes hinzu: Text einfügen, wir lesen ihn.';
export const addRecipe = 'Eigenes hinzufügen';
export const freezeFoods = ({ count }: Counted) =>
  plural(count, { one: 'Einfrieren', other: `${count} einfrieren` });
export const frozen = ({ titles }: { titles: string }) => `Jetzt im Gefrierfach: ${titles}.`;
export const nothingAtAll = 'Füge erst etwas hinzu, dann sagen wir, was du daraus machst.';
export const addFood = 'Etwas hinzufügen';
export const today = 'heute';
export const tomorrow = 'morgen';
export const pastSince = ({ day }: { day: string }) => `vorbei seit ${day}`;
export const about = ({ day }: { day: string }) => `etwa ${day}`;

/** The page of a dish. */
export const backToCook = 'Zurück zum Kochen';
export const noDish = 'Dieses Gericht gibt es nicht';
export const noDishText = 'Vielleicht heißt es jetzt anders. „Kochen“ zeigt, was du heute machen kannst.';
export const portions = 'Portionen';
export const portionsGuessed = ({ count }: Counted) =>
  `Im Rezept steht nicht, für wie viele: Wir nehmen etwa ${count} an.`;
export const fewerPortions = 'Eine Portion weniger';
export const morePortions = 'Eine Portion mehr';
export const ingredients = 'Zutaten';
export const ofItem = ({ title }: { title: string }) => `${title}:`;
export const youHave = ({ amount }: { amount: string }) => `du hast ${amount}`;
export const allOfIt = 'alles davon';
export const insteadOf = ({ food }: { food: string }) => `statt: ${food}`;
export const isMissing = 'fehlt';
export const isShort = 'zu wenig';
export const isAssumed = 'immer da';
export const optional = 'wenn du magst';
export const toTaste = 'nach Geschmack';
export const asWritten = ({ line }: { line: string }) => `„${line}“`;
export const assumed = ({ foods }: { foods: string }) => `${foods}: Wir nehmen an, dass du das hast.`;
export const changeAssumed = 'Ändern';
export const alwaysHere = 'Immer zu Hause';
export const alwaysHereText =
  'Gerichte nehmen an, dass das da ist, auch wenn es niemand aufschreibt. Für alle in dieser Küche.';
export const alsoHere = 'Noch etwas';
export const addThis = 'Hinzufügen';
export const noSuchFood = 'Das steht nicht auf unserer Liste. Versuche einen einfacheren Namen.';
export const putOnList = ({ count }: Counted) => `${count} auf die Liste`;
export const onList = ({ count }: Counted) => `${count} auf der Liste`;
export const undo = 'Rückgängig';
export const steps = ({ count }: Counted) =>
  plural(count, { one: `${count} Schritt`, other: `${count} Schritte` });
export const stepDone = ({ number }: { number: number }) => `Schritt ${number} fertig`;
export const startTimer = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: `${minutes} Minute starten`, other: `${minutes} Minuten starten` });
export const stopTimer = ({ left }: { left: string }) => `noch ${left}, stoppen`;
export const timeIsUp = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: 'Die Minute ist um.', other: `Die ${minutes} Minuten sind um.` });
/** The time of a step while another one is shown. */
export const stepRunsOn = ({ number, left }: { number: number; left: string }) =>
  `Schritt ${number}: noch ${left}`;
export const stepIsUp = ({ number, minutes }: { number: number; minutes: number }) =>
  `Schritt ${number}: ${timeIsUp({ minutes })}`;
export const timeSeen = ({ number }: { number: number }) => `Gesehen: Schritt ${number} ist um`;
export const keepAwake = 'Bildschirm anlassen';
export const theRest = 'Was übrig bleibt:';
export const cookedIt = 'Gekocht';
export const startCooking = 'Loskochen';
export const stepOf = ({ number, count }: { number: number; count: number }) =>
  `Schritt ${number} von ${count}`;
export const staysOn = 'der Bildschirm bleibt an';
export const stepBefore = 'Der Schritt davor';
export const nextStep = 'Weiter';
/** Never what a dish is free from: nobody can know that by the names of foods. */
export const contains = ({ allergens }: { allergens: string }) => `Enthält ${allergens}.`;
export const allergens: Record<Allergen, string> = {
  gluten: 'Gluten',
  milk: 'Milch',
  egg: 'Ei',
  fish: 'Fisch',
  crustaceans: 'Krebstiere',
  molluscs: 'Weichtiere',
  nuts: 'Nüsse',
  peanuts: 'Erdnüsse',
  soya: 'Soja',
  sesame: 'Sesam',
  celery: 'Sellerie',
  mustard: 'Senf',
  sulphites: 'Sulfite',
};
export const notKnown = ({ foods }: { foods: string }) => `Was hierin steckt, wissen wir nicht: ${foods}.`;
export const readLabels = 'Aus den Namen der Zutaten ermittelt. Lies bei Allergien die Etiketten.';

/** What was used. */
export const whatUsed = 'Was hast du verbraucht?';
export const none = 'nichts';
export const half = '½';
export const all = 'alles';
export const used = ({ amount, of }: { amount: string; of: string }) => `${amount} von ${of}`;
export const usedAbout = ({ amount, of }: { amount: string; of: string }) => `etwa ${amount} von ${of}`;
export const changeAmount = ({ title }: Titled) => `Andere Menge: ${title}`;
/** The unit comes as the code that is stored. */
const unitNames: Readonly<Record<string, string>> = {
  piece: 'Stück',
  pack: 'Packungen',
  portion: 'Portionen',
};
export const amountOf = ({ title, unit }: Titled & { unit: string }) =>
  `Wie viel verbraucht, in ${unitNames[unit] ?? unit}: ${title}`;
export const howMuch = ({ title }: Titled) => `Wie viel: ${title}`;
export const workedOut = ({ count }: Counted) =>
  plural(count, {
    one: `Für ${count} Portion gerechnet. Gestrichelt ist geraten.`,
    other: `Für ${count} Portionen gerechnet. Gestrichelt ist geraten.`,
  });
export const portionsLeft = 'Portionen übrig';
export const toFridge = ({ day }: { day: string }) => `In den Kühlschrank, gut bis ${day}`;
export const toFreezer = 'Ins Gefrierfach';
export const freeze = 'Einfrieren';
export const done = 'Fertig';
export const nothingUsed = 'Von dem, was du hast, kommt nichts hinein. Sag, ob etwas übrig ist.';
export const leftover = ({ title }: Titled) => `Reste: ${title}`;
