import type { Allergen } from '@crisper/domain/cook/allergens.ts';
import { plural } from '#es/plural.ts';

type Titled = { title: string };
type Counted = { count: number };

/** A date and a weekday take an article, "ayer" does not. */
const on = (day: string) =>
  /^(?:hoy|ayer|anteayer|mañana)|^\p{L}+ (?:de )?\d{4}$/u.test(day) ? day : `el ${day}`;

export const heading = 'Cocinar';
export const pageTitle = ({ kitchen }: { kitchen: string }) => `Cocinar · ${kitchen}`;
export const pageDescription = 'Qué hacer con la comida que hay que gastar.';
export const withWhat = ({ kitchen }: { kitchen: string }) => `con lo que hay en «${kitchen}»`;
export const loading = 'Mirando qué hay';
export const loadFailed = 'No se pudo cargar la comida de esta cocina.';

export const filters = 'Solo';
export const quick = ({ minutes }: { minutes: number }) => `${minutes} min`;
export const onePot = 'Una olla';
export const diet = { vegetarian: 'Vegetariano', vegan: 'Vegano' };

export const readyToEat = 'Listo para comer';
export const useUp = 'Gasta lo que corre prisa';
export const cookWith = ({ titles }: { titles: string }) => `Con: ${titles}`;
export const everythingElse = 'Ver todos los platos';
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
  const foods = `${plural(used, { one: '1 alimento', other: `${used} alimentos` })} de ${due} por gastar (último día: ${day})`;
  return plural(dishes, {
    one: `El primero usa ${foods}.`,
    other: `Los ${dishes} primeros usan ${foods}.`,
  });
};
export const uses = 'Usa';
export const hasEverything = 'Lo tienes todo';
export const missing = ({ foods }: { foods: string }) => `Falta: ${foods}`;
const HOURS_FROM = 120;
const DAYS_FROM = 48 * 60;
/** Dough that rests for three days needs no minutes. */
export function minutes({ count }: Counted): string {
  if (count < HOURS_FROM) return `${count} min`;
  if (count >= DAYS_FROM) return `${Math.round(count / (24 * 60))} días`;
  const rest = count % 60;
  return `${Math.floor(count / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
export const nothingDue = 'Nada corre prisa.';
export const nextDue = ({ title, day }: Titled & { day: string }) => `Lo siguiente: ${title}, ${day}.`;
export const complete = 'Lo tienes todo para';
export const nearly = 'Lo tienes casi todo para';
export const showMore = ({ count }: Counted) => `Ver ${count} más`;
export const moreRecipes = 'Más recetas';
export const moreRecipesText =
  'Escritas por otras personas, de dominio público. Lee la receta entera antes de empezar.';
export const nothingFits = 'Ningún plato nuestro encaja con lo que hay aquí y lo que has elegido arriba.';
export const nothingWith = ({ titles }: { titles: string }) => `Aún no tenemos ningún plato con: ${titles}.`;
export const addYourOwn = 'Añade tu receta: pega su texto y la leemos.';
export const addRecipe = 'Añadir tu receta';
export const freezeFoods = ({ count }: Counted) =>
  plural(count, { one: 'Congelar', other: `Congelar ${count}` });
export const frozen = ({ titles }: { titles: string }) => `Ahora en el congelador: ${titles}.`;
export const nothingAtAll = 'Añade primero comida: luego te decimos qué hacer con ella.';
export const addFood = 'Añadir comida';
export const today = 'hoy';
export const tomorrow = 'mañana';
export const pastSince = ({ day }: { day: string }) => `su día fue ${on(day)}`;
export const about = ({ day }: { day: string }) => `${day}, más o menos`;

/** The page of a dish. */
export const backToCook = 'Volver a Cocinar';
export const noDish = 'Este plato no existe';
export const noDishText = 'Quizá haya cambiado de nombre. En Cocinar ves qué puedes hacer hoy.';
export const portions = 'Raciones';
export const portionsGuessed = ({ count }: Counted) =>
  plural(count, {
    one: 'La receta no dice para cuántos: suponemos que da para 1 ración.',
    other: `La receta no dice para cuántos: suponemos que da para unas ${count} raciones.`,
  });
export const fewerPortions = 'Una ración menos';
export const morePortions = 'Una ración más';
export const ingredients = 'Qué lleva';
export const ofItem = ({ title }: { title: string }) => `${title}:`;
export const youHave = ({ amount }: { amount: string }) => `tienes ${amount}`;
export const allOfIt = 'todo';
export const insteadOf = ({ food }: { food: string }) => `en lugar de: ${food}`;
export const isMissing = 'falta';
export const isShort = 'no llega';
export const isAssumed = 'siempre hay';
export const optional = 'si quieres';
export const toTaste = 'al gusto';
export const asWritten = ({ line }: { line: string }) => `«${line}»`;
export const assumed = ({ foods }: { foods: string }) => `Suponemos que tienes: ${foods}.`;
export const changeAssumed = 'Cambiar';
export const alwaysHere = 'Siempre en casa';
export const alwaysHereText =
  'Los platos cuentan con ello, aunque nadie lo apunte. Vale para toda la cocina.';
export const alsoHere = 'Otro alimento';
export const addThis = 'Añadir';
export const noSuchFood = 'En nuestra lista no está. Prueba con un nombre más sencillo.';
export const putOnList = ({ count }: Counted) => `Poner ${count} en la lista`;
export const onList = ({ count }: Counted) => `${count} en la lista`;
export const undo = 'Deshacer';
export const steps = ({ count }: Counted) => plural(count, { one: '1 paso', other: `${count} pasos` });
export const stepDone = ({ number }: { number: number }) => `El paso ${number} está hecho`;
export const startTimer = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: 'Poner 1 minuto', other: `Poner ${minutes} minutos` });
export const stopTimer = ({ left }: { left: string }) => `Quedan ${left}, parar`;
export const timeIsUp = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: 'Ha pasado el minuto.', other: `Han pasado los ${minutes} minutos.` });
/** The time of a step while another one is shown. */
export const stepRunsOn = ({ number, left }: { number: number; left: string }) =>
  `Paso ${number}: quedan ${left}`;
export const stepIsUp = ({ number, minutes }: { number: number; minutes: number }) =>
  `Paso ${number}: ${timeIsUp({ minutes })}`;
export const timeSeen = ({ number }: { number: number }) => `Visto: el paso ${number} ha terminado`;
export const keepAwake = 'Mantener la pantalla encendida';
export const theRest = 'Lo que sobra:';
export const cookedIt = 'Cocinado';
export const startCooking = 'Empezar a cocinar';
export const stepOf = ({ number, count }: { number: number; count: number }) => `Paso ${number} de ${count}`;
export const staysOn = 'la pantalla sigue encendida';
export const stepBefore = 'Paso anterior';
export const nextStep = 'Siguiente';
/** Never what a dish is free from: nobody can know that by the names of foods. */
export const contains = ({ allergens }: { allergens: string }) => `Contiene: ${allergens}.`;
export const allergens: Record<Allergen, string> = {
  gluten: 'gluten',
  milk: 'leche',
  egg: 'huevo',
  fish: 'pescado',
  crustaceans: 'crustáceos',
  molluscs: 'moluscos',
  nuts: 'frutos de cáscara',
  peanuts: 'cacahuetes',
  soya: 'soja',
  sesame: 'sésamo',
  celery: 'apio',
  mustard: 'mostaza',
  sulphites: 'sulfitos',
};
export const notKnown = ({ foods }: { foods: string }) => `No sabemos qué contiene: ${foods}.`;
export const readLabels =
  'Deducido de los nombres de los ingredientes. Si tienes una alergia, lee las etiquetas.';

/** What was used. */
export const whatUsed = '¿Qué has usado?';
export const none = 'nada';
export const half = '½';
export const all = 'todo';
export const used = ({ amount, of }: { amount: string; of: string }) => `${amount} de ${of}`;
export const usedAbout = ({ amount, of }: { amount: string; of: string }) => `cerca de ${amount} de ${of}`;
export const changeAmount = ({ title }: Titled) => `Otra cantidad: ${title}`;
export const amountOf = ({ title, unit }: Titled & { unit: string }) =>
  `Cantidad usada, en ${unit}: ${title}`;
export const howMuch = ({ title }: Titled) => `Cuánto: ${title}`;
export const workedOut = ({ count }: Counted) =>
  plural(count, {
    one: 'Calculado para 1 ración. En línea discontinua, lo estimado.',
    other: `Calculado para ${count} raciones. En línea discontinua, lo estimado.`,
  });
export const portionsLeft = 'Raciones que sobran';
export const toFridge = ({ day }: { day: string }) => `A la nevera, bueno hasta ${on(day)}`;
export const toFreezer = 'Al congelador';
export const freeze = 'Congelar';
export const done = 'Listo';
export const nothingUsed = 'No lleva nada de lo que tienes. Di si sobra algo.';
export const leftover = ({ title }: Titled) => `Sobras: ${title}`;
