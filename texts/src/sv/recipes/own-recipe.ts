import { plural } from '#sv/plural.ts';

type Counted = { count: number };

export const ownRecipes = 'Dina egna recept';
export const noOwnRecipes = 'Ett eget recept föreslås när maten i det måste gå åt.';
export const addRecipe = 'Lägg till ett recept';
export const showAll = ({ count }: Counted) => `Visa alla ${count}`;
export const removed = ({ title }: { title: string }) => `Borttaget: ${title}.`;

/** The page on which a recipe is written. */
export const newTitle = 'Eget recept';
export const changeTitle = 'Ändra recept';
export const toKitchen = ({ kitchen }: { kitchen: string }) => `till ”${kitchen}”`;
export const loading = 'Letar efter receptet';
export const loadFailed = 'Kökets recept kunde inte laddas.';
export const noRecipe = 'Det receptet finns inte';
export const noRecipeText = 'Någon kan ha tagit bort det.';

export const paste = 'Klistra in ett recept, eller adressen till en sida';
export const pasteText = 'Klistra in ett recept';
export const pasteHint = 'Vi läser vad som ska i, hur mycket, och stegen. Inget sparas förrän du säger till.';
export const read = 'Läs';
export const reading = 'Läser';
export const chooseFile = 'Välj en fil';
export const fileHint =
  'Från Paprika, KitchenOwl eller Grocy, JSON enligt schema.org, eller en sida som du sparat.';
export const isNoRecipe =
  'Vi hittade inget recept i det. Skriv ingredienserna här nedanför, en rad för varje.';
export const wasCut = 'Det var längre än ett recept kan vara: se efter om slutet saknas.';
export const found = ({ count }: Counted) =>
  plural(count, { one: `${count} recept hittat`, other: `${count} recept hittade` });
export const keepAll = ({ count }: Counted) =>
  plural(count, { one: `Spara ${count} recept`, other: `Spara ${count} recept` });
export const backToForm = 'Avbryt';

export const title = 'Namn';
export const servings = 'Portioner';
export const minutes = 'Minuter';
export const lines = 'Ingredienser, en rad för varje';
export const linesExample = '500 g morötter\n1 lök\n2 msk olja';
export const steps = 'Steg, med en tom rad emellan';
export const source = 'Från';
export const asRead = 'Så läste vi det';
export const lookAt = ({ count }: Counted) => `titta på ${count}`;
export const whatIs = ({ words }: { words: string }) => `${words}: vad är det hos oss?`;
export const readIn = ({ line }: { line: string }) => `läst i ”${line}”`;
export const anotherFood = 'Namn på en matvara';
export const saveName = 'Spara';
export const noSuchFood = 'Vår lista har inget sådant. Prova ett enklare namn.';
export const noIngredient = 'Låt det vara';
export const optional = 'om du vill';
export const instead = ({ foods }: { foods: string }) => `eller ${foods}`;
export const summary = ({ lines, steps }: { lines: number; steps: number }) =>
  `${plural(lines, { one: `${lines} rad`, other: `${lines} rader` })}, ${plural(steps, { one: `${steps} steg`, other: `${steps} steg` })}`;
export const keptAsWritten = 'sparat som du skrev det';
export const keep = 'Spara receptet';
export const change = 'Ändra';
export const remove = 'Ta bort';
export const addedBy = ({ name }: { name: string }) => `Tillagt av ${name}`;
