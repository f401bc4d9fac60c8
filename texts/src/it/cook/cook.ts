import type { Allergen } from '@crisper/domain/cook/allergens.ts';
import { plural } from '#it/plural.ts';

type Titled = { title: string };
type Counted = { count: number };

const ELIDED = /^(?:0?8|11)(?!\d)/;
/** A date takes an article, which is shorter before 8 and 11; "ieri" and a weekday do not. */
const since = (day: string) =>
  /^\d/.test(day) ? (ELIDED.test(day) ? `dall’${day}` : `dal ${day}`) : `da ${day}`;
const until = (day: string) =>
  /^\d/.test(day) ? (ELIDED.test(day) ? `all’${day}` : `al ${day}`) : `a ${day}`;

export const heading = 'Cucinare';
export const pageTitle = ({ kitchen }: { kitchen: string }) => `Cucinare · ${kitchen}`;
export const pageDescription = 'Cosa fare con gli alimenti che vanno finiti.';
export const withWhat = ({ kitchen }: { kitchen: string }) => `con quello che c’è in «${kitchen}»`;
export const loading = 'Guardiamo cosa c’è';
export const loadFailed = 'Impossibile caricare gli alimenti di questa cucina.';

export const filters = 'Solo';
export const quick = ({ minutes }: { minutes: number }) => `${minutes} min`;
export const onePot = 'In una pentola';
export const diet = { vegetarian: 'Vegetariano', vegan: 'Vegano' };

export const readyToEat = 'Pronto da mangiare';
export const useUp = 'Da finire presto';
export const cookWith = ({ titles }: { titles: string }) => `Con: ${titles}`;
export const everythingElse = 'Mostra tutti i piatti';
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
}) => {
  const foods = `${plural(used, { one: `${used} alimento`, other: `${used} alimenti` })} su ${due} da finire (ultimo giorno: ${day})`;
  return plural(dishes, {
    one: `Il primo usa ${foods}.`,
    other: `I primi ${dishes} usano ${foods}.`,
  });
};
export const uses = 'Usa:';
export const hasEverything = 'Hai tutto';
export const missing = ({ foods }: { foods: string }) => `Manca: ${foods}`;
const HOURS_FROM = 120;
const DAYS_FROM = 48 * 60;
/** Dough that rests for three days needs no minutes. */
export function minutes({ count }: Counted): string {
  if (count < HOURS_FROM) return `${count} min`;
  if (count >= DAYS_FROM) return `${Math.round(count / (24 * 60))} giorni`;
  const rest = count % 60;
  return `${Math.floor(count / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
export const nothingDue = 'Niente da finire in fretta.';
export const nextDue = ({ title, day }: Titled & { day: string }) => `Il prossimo: ${title}, ${day}.`;
export const complete = 'Hai tutto per';
export const nearly = 'Hai quasi tutto per';
export const showMore = ({ count }: Counted) =>
  plural(count, { one: `Mostrane ancora ${count}`, other: `Mostrane altri ${count}` });
export const moreRecipes = 'Altre ricette';
export const moreRecipesText =
  'Scritte da altri, di pubblico dominio. Leggile fino in fondo prima di cominciare.';
export const nothingFits =
  'Nessun nostro piatto va bene con quello che c’è e con quello che hai scelto sopra.';
export const nothingWith = ({ titles }: { titles: string }) => `Non abbiamo ancora un piatto con: ${titles}.`;
export const addYourOwn = 'Aggiungi la tua ricetta: incolla il testo, e la leggiamo.';
export const addRecipe = 'Aggiungi la tua';
export const freezeFoods = ({ count }: Counted) =>
  plural(count, { one: 'Congela', other: `Congelane ${count}` });
export const frozen = ({ titles }: { titles: string }) => `Ora in freezer: ${titles}.`;
export const nothingAtAll = 'Prima aggiungi alimenti: poi ti diciamo cosa farne.';
export const addFood = 'Aggiungi alimenti';
export const today = 'oggi';
export const tomorrow = 'domani';
export const pastSince = ({ day }: { day: string }) => `passato ${since(day)}`;
export const about = ({ day }: { day: string }) => `circa ${day}`;

/** The page of a dish. */
export const backToCook = 'Torna a Cucinare';
export const noDish = 'Questo piatto non c’è';
export const noDishText = 'Forse ha cambiato nome. Cucinare mostra cosa puoi fare oggi.';
export const portions = 'Porzioni';
export const portionsGuessed = ({ count }: Counted) =>
  plural(count, {
    one: `La ricetta non dice per quante persone: contiamo circa ${count} porzione.`,
    other: `La ricetta non dice per quante persone: contiamo circa ${count} porzioni.`,
  });
export const fewerPortions = 'Una porzione in meno';
export const morePortions = 'Una porzione in più';
export const ingredients = 'Cosa serve';
export const ofItem = ({ title }: { title: string }) => `${title}:`;
export const youHave = ({ amount }: { amount: string }) => `hai ${amount}`;
export const allOfIt = 'tutto';
export const insteadOf = ({ food }: { food: string }) => `invece di: ${food}`;
export const isMissing = 'manca';
export const isShort = 'troppo poco';
export const isAssumed = 'sempre in casa';
export const optional = 'se ti va';
export const toTaste = 'q.b.';
export const asWritten = ({ line }: { line: string }) => `«${line}»`;
export const assumed = ({ foods }: { foods: string }) => `${foods}: pensiamo che tu ne abbia.`;
export const changeAssumed = 'Modifica';
export const alwaysHere = 'Sempre in casa';
export const alwaysHereText =
  'I piatti ci contano, anche se nessuno li segna. Vale per tutti in questa cucina.';
export const alsoHere = 'Un altro alimento';
export const addThis = 'Aggiungi';
export const noSuchFood = 'La nostra lista non ha questo alimento. Prova un nome più semplice.';
export const putOnList = ({ count }: Counted) => `Metti ${count} sulla lista`;
export const onList = ({ count }: Counted) => `${count} sulla lista`;
export const undo = 'Annulla';
export const steps = ({ count }: Counted) =>
  plural(count, { one: `${count} passaggio`, other: `${count} passaggi` });
export const stepDone = ({ number }: { number: number }) => `Il passaggio ${number} è fatto`;
export const startTimer = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: `Avvia ${minutes} minuto`, other: `Avvia ${minutes} minuti` });
export const stopTimer = ({ left }: { left: string }) => `Ancora ${left}, ferma`;
export const timeIsUp = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: 'Il minuto è passato.', other: `I ${minutes} minuti sono passati.` });
/** The time of a step while another one is shown. */
export const stepRunsOn = ({ number, left }: { number: number; left: string }) =>
  `Passaggio ${number}: ancora ${left}`;
export const stepIsUp = ({ number, minutes }: { number: number; minutes: number }) =>
  `Passaggio ${number}: ${timeIsUp({ minutes })}`;
export const timeSeen = ({ number }: { number: number }) => `Visto: il passaggio ${number} è finito`;
export const keepAwake = 'Tieni acceso lo schermo';
export const theRest = 'Quello che avanza:';
export const cookedIt = 'Cucinato';
export const startCooking = 'Comincia';
export const stepOf = ({ number, count }: { number: number; count: number }) =>
  `Passaggio ${number} di ${count}`;
export const staysOn = 'lo schermo resta acceso';
export const stepBefore = 'Il passaggio prima';
export const nextStep = 'Avanti';
/** Never what a dish is free from: nobody can know that by the names of foods. */
export const contains = ({ allergens }: { allergens: string }) => `Contiene: ${allergens}.`;
export const allergens: Record<Allergen, string> = {
  gluten: 'glutine',
  milk: 'latte',
  egg: 'uova',
  fish: 'pesce',
  crustaceans: 'crostacei',
  molluscs: 'molluschi',
  nuts: 'frutta a guscio',
  peanuts: 'arachidi',
  soya: 'soia',
  sesame: 'sesamo',
  celery: 'sedano',
  mustard: 'senape',
  sulphites: 'solfiti',
};
export const notKnown = ({ foods }: { foods: string }) => `Non sappiamo cosa contiene: ${foods}.`;
export const readLabels = 'Ricavato dai nomi degli ingredienti. Se hai un’allergia, leggi le etichette.';

/** What was used. */
export const whatUsed = 'Cosa hai usato?';
export const none = 'niente';
export const half = '½';
export const all = 'tutto';
export const used = ({ amount, of }: { amount: string; of: string }) => `${amount} su ${of}`;
export const usedAbout = ({ amount, of }: { amount: string; of: string }) => `circa ${amount} su ${of}`;
export const changeAmount = ({ title }: Titled) => `Un’altra quantità: ${title}`;
export const amountOf = ({ title, unit }: Titled & { unit: string }) =>
  `Quantità usata, in ${unit}: ${title}`;
export const howMuch = ({ title }: Titled) => `Quanto: ${title}`;
export const workedOut = ({ count }: Counted) =>
  plural(count, {
    one: `Calcolato per ${count} porzione. Tratteggiato vuol dire indovinato.`,
    other: `Calcolato per ${count} porzioni. Tratteggiato vuol dire indovinato.`,
  });
export const portionsLeft = 'Porzioni avanzate';
export const toFridge = ({ day }: { day: string }) => `In frigo, buono fino ${until(day)}`;
export const toFreezer = 'In freezer';
export const freeze = 'Congela';
export const done = 'Fatto';
export const nothingUsed = 'Di quello che hai non serve niente. Di’ se ne avanza.';
export const leftover = ({ title }: Titled) => `Avanzi: ${title}`;
