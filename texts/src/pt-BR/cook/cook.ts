import type { Allergen } from '@crisper/domain/cook/allergens.ts';
import { plural } from '#pt-BR/plural.ts';

type Titled = { title: string };
type Counted = { count: number };

/** A date takes a preposition, "ontem" and a weekday do not. */
const on = (day: string) => (/^\d/.test(day) ? `em ${day}` : day);

export const heading = 'Cozinhar';
export const pageTitle = ({ kitchen }: { kitchen: string }) => `Cozinhar · ${kitchen}`;
export const pageDescription = 'O que fazer com a comida que precisa ir embora.';
export const withWhat = ({ kitchen }: { kitchen: string }) => `com o que tem em “${kitchen}”`;
export const loading = 'Vendo o que tem';
export const loadFailed = 'Não foi possível carregar os itens desta cozinha.';

export const filters = 'Só';
export const quick = ({ minutes }: { minutes: number }) => `${minutes} min`;
export const onePot = 'Uma panela só';
export const diet = { vegetarian: 'Vegetariano', vegan: 'Vegano' };

export const readyToEat = 'Pronto para comer';
export const useUp = 'Usar o que precisa ir embora';
export const cookWith = ({ titles }: { titles: string }) => `Com: ${titles}`;
export const everythingElse = 'Mostrar todos os pratos';
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
  const foods = `${plural(used, { one: `${used} item`, other: `${used} itens` })} de ${due} a comer até ${day}`;
  return plural(dishes, {
    one: `O primeiro usa ${foods}.`,
    other: `Os ${dishes} primeiros usam ${foods}.`,
  });
};
export const uses = 'Usa:';
export const hasEverything = 'Você tem tudo';
export const missing = ({ foods }: { foods: string }) => `Falta: ${foods}`;
const HOURS_FROM = 120;
const DAYS_FROM = 48 * 60;
/** Dough that rests for three days needs no minutes. */
export function minutes({ count }: Counted): string {
  if (count < HOURS_FROM) return `${count} min`;
  if (count >= DAYS_FROM) return `${Math.round(count / (24 * 60))} dias`;
  const rest = count % 60;
  return `${Math.floor(count / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
export const nothingDue = 'Nada precisa ir embora logo.';
export const nextDue = ({ title, day }: Titled & { day: string }) => `O próximo: ${title}, ${day}.`;
export const complete = 'Você tem tudo para';
export const nearly = 'Você tem quase tudo para';
export const showMore = ({ count }: Counted) =>
  plural(count, { one: `Mostrar mais ${count}`, other: `Mostrar mais ${count}` });
export const moreRecipes = 'Mais receitas';
export const moreRecipesText =
  'Escritas por outras pessoas, em domínio público. Leia uma inteira antes de começar.';
export const nothingFits = 'Nenhum prato nosso combina com o que há aqui e com o que você escolheu acima.';
export const nothingWith = ({ titles }: { titles: string }) =>
  `Nenhum prato nosso usa isto ainda: ${titles}.`;
export const addYourOwn = 'Adicione uma receita sua: cole o texto e nós lemos.';
export const addRecipe = 'Adicionar a sua';
export const freezeFoods = ({ count }: Counted) =>
  plural(count, { one: 'Congelar', other: `Congelar ${count}` });
export const frozen = ({ titles }: { titles: string }) => `Agora no freezer: ${titles}.`;
export const nothingAtAll = 'Adicione comida primeiro: depois dizemos o que fazer com ela.';
export const addFood = 'Adicionar item';
export const today = 'hoje';
export const tomorrow = 'amanhã';
export const pastSince = ({ day }: { day: string }) => `venceu ${on(day)}`;
export const about = ({ day }: { day: string }) => `${day} mais ou menos`;

/** The page of a dish. */
export const backToCook = 'Voltar a Cozinhar';
export const noDish = 'Este prato não existe';
export const noDishText = 'Talvez tenha mudado de nome. Cozinhar mostra o que você pode fazer hoje.';
export const portions = 'Porções';
export const portionsGuessed = ({ count }: Counted) =>
  plural(count, {
    one: `A receita não diz para quantas pessoas: contamos cerca de ${count} porção.`,
    other: `A receita não diz para quantas pessoas: contamos cerca de ${count} porções.`,
  });
export const fewerPortions = 'Uma porção a menos';
export const morePortions = 'Uma porção a mais';
export const ingredients = 'Ingredientes';
export const ofItem = ({ title }: { title: string }) => `${title}:`;
export const youHave = ({ amount }: { amount: string }) => `você tem ${amount}`;
export const allOfIt = 'tudo';
export const insteadOf = ({ food }: { food: string }) => `no lugar de: ${food}`;
export const isMissing = 'falta';
export const isShort = 'pouco';
export const isAssumed = 'sempre em casa';
export const optional = 'se quiser';
export const toTaste = 'a gosto';
export const asWritten = ({ line }: { line: string }) => `“${line}”`;
export const assumed = ({ foods }: { foods: string }) => `${foods}: contamos que você tem.`;
export const changeAssumed = 'Alterar';
export const alwaysHere = 'Sempre em casa';
export const alwaysHereText =
  'Os pratos contam que isto está em casa, mesmo que ninguém anote. Vale para todos nesta cozinha.';
export const alsoHere = 'Outro alimento';
export const addThis = 'Adicionar';
export const noSuchFood = 'Nossa lista não tem esse alimento. Tente um nome mais simples.';
export const putOnList = ({ count }: Counted) => `Pôr na lista (${count})`;
export const onList = ({ count }: Counted) => `${count} na lista`;
export const undo = 'Desfazer';
export const steps = ({ count }: Counted) =>
  plural(count, { one: `${count} passo`, other: `${count} passos` });
export const stepDone = ({ number }: { number: number }) => `Passo ${number} feito`;
export const startTimer = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: `Contar ${minutes} minuto`, other: `Contar ${minutes} minutos` });
export const stopTimer = ({ left }: { left: string }) => `Faltam ${left}, parar`;
export const timeIsUp = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: 'O minuto acabou.', other: `Os ${minutes} minutos acabaram.` });
/** The time of a step while another one is shown. */
export const stepRunsOn = ({ number, left }: { number: number; left: string }) =>
  `Passo ${number}: faltam ${left}`;
export const stepIsUp = ({ number, minutes }: { number: number; minutes: number }) =>
  `Passo ${number}: ${timeIsUp({ minutes })}`;
export const timeSeen = ({ number }: { number: number }) => `Visto: o passo ${number} acabou`;
export const keepAwake = 'Manter a tela ligada';
export const theRest = 'O que sobra:';
export const cookedIt = 'Feito';
export const startCooking = 'Começar';
export const stepOf = ({ number, count }: { number: number; count: number }) => `Passo ${number} de ${count}`;
export const staysOn = 'a tela fica ligada';
export const stepBefore = 'Passo anterior';
export const nextStep = 'Próximo';
/** Never what a dish is free from: nobody can know that by the names of foods. */
export const contains = ({ allergens }: { allergens: string }) => `Contém: ${allergens}.`;
export const allergens: Record<Allergen, string> = {
  gluten: 'glúten',
  milk: 'leite',
  egg: 'ovo',
  fish: 'peixe',
  crustaceans: 'crustáceos',
  molluscs: 'moluscos',
  nuts: 'nozes e castanhas',
  peanuts: 'amendoim',
  soya: 'soja',
  sesame: 'gergelim',
  celery: 'aipo',
  mustard: 'mostarda',
  sulphites: 'sulfitos',
};
export const notKnown = ({ foods }: { foods: string }) => `Não sabemos o que contém: ${foods}.`;
export const readLabels = 'Calculado pelos nomes dos ingredientes. Em caso de alergia, leia os rótulos.';

/** What was used. */
export const whatUsed = 'O que você usou?';
export const none = 'nada';
export const half = '½';
export const all = 'tudo';
export const used = ({ amount, of }: { amount: string; of: string }) => `${amount} de ${of}`;
export const usedAbout = ({ amount, of }: { amount: string; of: string }) => `cerca de ${amount} de ${of}`;
export const changeAmount = ({ title }: Titled) => `Outra quantidade: ${title}`;
export const amountOf = ({ title, unit }: Titled & { unit: string }) =>
  `Quanto foi usado, em ${unit}: ${title}`;
export const howMuch = ({ title }: Titled) => `Quanto: ${title}`;
export const workedOut = ({ count }: Counted) =>
  plural(count, {
    one: `Calculado para ${count} porção. Tracejado é palpite.`,
    other: `Calculado para ${count} porções. Tracejado é palpite.`,
  });
export const portionsLeft = 'Porções que sobraram';
export const toFridge = ({ day }: { day: string }) => `Na geladeira, bom até ${day}`;
export const toFreezer = 'No freezer';
export const freeze = 'Congelar';
export const done = 'Pronto';
export const nothingUsed = 'Nada do que você tem entra aqui. Diga se sobrou alguma coisa.';
export const leftover = ({ title }: Titled) => `Sobras: ${title}`;
