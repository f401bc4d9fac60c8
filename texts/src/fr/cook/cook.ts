import type { Allergen } from '@crisper/domain/cook/allergens.ts';
import { plural } from '#fr/plural.ts';

type Titled = { title: string };
type Counted = { count: number };

/** A date takes an article, "hier" and a weekday do not. */
const on = (day: string) => (/^\d/.test(day) ? `le ${day}` : day);

export const heading = 'Cuisiner';
export const pageTitle = ({ kitchen }: { kitchen: string }) => `Cuisiner · ${kitchen}`;
export const pageDescription = 'Que faire de ce qui doit partir.';
export const withWhat = ({ kitchen }: { kitchen: string }) => `avec ce qu’il y a dans « ${kitchen} »`;
export const loading = 'On regarde ce qu’il y a';
export const loadFailed = 'Impossible de charger les aliments de cette cuisine.';

export const filters = 'Seulement';
export const quick = ({ minutes }: { minutes: number }) => `${minutes} min`;
export const onePot = 'Une casserole';
export const diet = { vegetarian: 'Végétarien', vegan: 'Végane' };

export const readyToEat = 'Prêt à manger';
export const useUp = 'Finir ce qui presse';
export const cookWith = ({ titles }: { titles: string }) => `Avec : ${titles}`;
export const everythingElse = 'Voir tous les plats';
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
  const foods = `${plural(used, { one: `${used} aliment`, other: `${used} aliments` })} sur ${due} à finir (dernier jour : ${day})`;
  return plural(dishes, {
    one: `Le premier utilise ${foods}.`,
    other: `Les ${dishes} premiers utilisent ${foods}.`,
  });
};
export const uses = 'Utilise :';
export const hasEverything = 'Tu as tout';
export const missing = ({ foods }: { foods: string }) => `Il manque : ${foods}`;
const HOURS_FROM = 120;
const DAYS_FROM = 48 * 60;
/** Dough that rests for three days needs no minutes. */
export function minutes({ count }: Counted): string {
  if (count < HOURS_FROM) return `${count} min`;
  if (count >= DAYS_FROM) return `${Math.round(count / (24 * 60))} jours`;
  const rest = count % 60;
  return `${Math.floor(count / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
export const nothingDue = 'Rien ne presse.';
export const nextDue = ({ title, day }: Titled & { day: string }) => `Le prochain : ${title}, ${day}.`;
export const complete = 'Tu as tout pour';
export const nearly = 'Tu as presque tout pour';
export const showMore = ({ count }: Counted) =>
  plural(count, { one: `Voir ${count} autre`, other: `Voir ${count} autres` });
export const moreRecipes = 'Encore des recettes';
export const moreRecipesText =
  'Écrites par d’autres, dans le domaine public. Lis-en une en entier avant de commencer.';
export const nothingFits = 'Aucun de nos plats ne va avec ce qu’il y a ici et ce que tu as choisi plus haut.';
export const nothingWith = ({ titles }: { titles: string }) =>
  `Pas encore de plat chez nous avec : ${titles}.`;
export const addYourOwn = 'Ajoute ta recette : colle son texte, et on la lit.';
export const addRecipe = 'Ajouter ta recette';
export const freezeFoods = ({ count }: Counted) =>
  plural(count, { one: 'Congeler', other: `En congeler ${count}` });
export const frozen = ({ titles }: { titles: string }) => `Maintenant au congélateur : ${titles}.`;
export const nothingAtAll = 'Ajoute d’abord des aliments : ensuite, on te dit quoi en faire.';
export const addFood = 'Ajouter un aliment';
export const today = 'aujourd’hui';
export const tomorrow = 'demain';
export const pastSince = ({ day }: { day: string }) => `passé depuis ${on(day)}`;
export const about = ({ day }: { day: string }) => `${day} environ`;

/** The page of a dish. */
export const backToCook = 'Retour à Cuisiner';
export const noDish = 'Ce plat n’existe pas';
export const noDishText = 'Il a peut-être changé de nom. Cuisiner montre ce que tu peux faire aujourd’hui.';
export const portions = 'Portions';
export const portionsGuessed = ({ count }: Counted) =>
  plural(count, {
    one: `La recette ne dit pas pour combien : on compte environ ${count} portion.`,
    other: `La recette ne dit pas pour combien : on compte environ ${count} portions.`,
  });
export const fewerPortions = 'Une portion de moins';
export const morePortions = 'Une portion de plus';
export const ingredients = 'Ce qu’il faut';
export const ofItem = ({ title }: { title: string }) => `${title} :`;
export const youHave = ({ amount }: { amount: string }) => `tu as ${amount}`;
export const allOfIt = 'tout y passe';
export const insteadOf = ({ food }: { food: string }) => `remplace : ${food}`;
export const isMissing = 'manque';
export const isShort = 'pas assez';
export const isAssumed = 'toujours là';
export const optional = 'si tu veux';
export const toTaste = 'à ton goût';
export const asWritten = ({ line }: { line: string }) => `« ${line} »`;
export const assumed = ({ foods }: { foods: string }) => `${foods} : on suppose que tu en as.`;
export const changeAssumed = 'Modifier';
export const alwaysHere = 'Toujours à la maison';
export const alwaysHereText =
  'Les plats comptent dessus, même si personne ne les note. Pour tout le monde dans cette cuisine.';
export const alsoHere = 'Un autre aliment';
export const addThis = 'Ajouter';
export const noSuchFood = 'Notre liste n’a pas cet aliment. Essaie un nom plus simple.';
export const putOnList = ({ count }: Counted) => `Sur la liste (${count})`;
export const onList = ({ count }: Counted) => `${count} sur la liste`;
export const undo = 'Annuler';
export const steps = ({ count }: Counted) =>
  plural(count, { one: `${count} étape`, other: `${count} étapes` });
export const stepDone = ({ number }: { number: number }) => `L’étape ${number} est faite`;
export const startTimer = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: `Lancer ${minutes} minute`, other: `Lancer ${minutes} minutes` });
export const stopTimer = ({ left }: { left: string }) => `Encore ${left}, arrêter`;
export const timeIsUp = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: 'La minute est passée.', other: `Les ${minutes} minutes sont passées.` });
/** The time of a step while another one is shown. */
export const stepRunsOn = ({ number, left }: { number: number; left: string }) =>
  `Étape ${number} : encore ${left}`;
export const stepIsUp = ({ number, minutes }: { number: number; minutes: number }) =>
  `Étape ${number} : ${timeIsUp({ minutes })}`;
export const timeSeen = ({ number }: { number: number }) => `Vu : l’étape ${number} est finie`;
export const keepAwake = 'Garder l’écran allumé';
export const theRest = 'Ce qui reste :';
export const cookedIt = 'Cuisiné';
export const startCooking = 'Commencer';
export const stepOf = ({ number, count }: { number: number; count: number }) =>
  `Étape ${number} sur ${count}`;
export const staysOn = 'l’écran reste allumé';
export const stepBefore = 'L’étape d’avant';
export const nextStep = 'Suivant';
/** Never what a dish is free from: nobody can know that by the names of foods. */
export const contains = ({ allergens }: { allergens: string }) => `Contient : ${allergens}.`;
export const allergens: Record<Allergen, string> = {
  gluten: 'gluten',
  milk: 'lait',
  egg: 'œuf',
  fish: 'poisson',
  crustaceans: 'crustacés',
  molluscs: 'mollusques',
  nuts: 'fruits à coque',
  peanuts: 'arachides',
  soya: 'soja',
  sesame: 'sésame',
  celery: 'céleri',
  mustard: 'moutarde',
  sulphites: 'sulfites',
};
export const notKnown = ({ foods }: { foods: string }) => `On ne sait pas ce que contient : ${foods}.`;
export const readLabels = 'Déduit du nom des ingrédients. En cas d’allergie, lis les étiquettes.';

/** What was used. */
export const whatUsed = 'Qu’as-tu utilisé ?';
export const none = 'rien';
export const half = '½';
export const all = 'tout';
export const used = ({ amount, of }: { amount: string; of: string }) => `${amount} sur ${of}`;
export const usedAbout = ({ amount, of }: { amount: string; of: string }) => `environ ${amount} sur ${of}`;
export const changeAmount = ({ title }: Titled) => `Une autre quantité : ${title}`;
export const amountOf = ({ title, unit }: Titled & { unit: string }) =>
  `Quantité utilisée, en ${unit} : ${title}`;
export const howMuch = ({ title }: Titled) => `Combien : ${title}`;
export const workedOut = ({ count }: Counted) =>
  plural(count, {
    one: `Calculé pour ${count} portion. En pointillés, c’est deviné.`,
    other: `Calculé pour ${count} portions. En pointillés, c’est deviné.`,
  });
export const portionsLeft = 'Portions qui restent';
export const toFridge = ({ day }: { day: string }) =>
  /^\d/.test(day) ? `Au frigo, bon jusqu’au ${day}` : `Au frigo, bon jusqu’à ${day}`;
export const toFreezer = 'Au congélateur';
export const freeze = 'Congeler';
export const done = 'Terminé';
export const nothingUsed = 'Rien de ce que tu as n’y passe. Dis s’il en reste.';
export const leftover = ({ title }: Titled) => `Restes : ${title}`;
