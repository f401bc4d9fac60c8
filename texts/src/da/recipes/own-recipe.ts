import { plural } from '#da/plural.ts';

type Counted = { count: number };

export const ownRecipes = 'Dine egne opskrifter';
export const noOwnRecipes = 'En opskrift fra dig bliver foreslået, når dens mad skal bruges.';
export const addRecipe = 'Tilføj en opskrift';
export const showAll = ({ count }: Counted) => `Vis alle ${count}`;
export const removed = ({ title }: { title: string }) => `${title} er fjernet.`;

/** The page on which a recipe is written. */
export const newTitle = 'Egen opskrift';
export const changeTitle = 'Ret opskrift';
export const toKitchen = ({ kitchen }: { kitchen: string }) => `til »${kitchen}«`;
export const loading = 'Henter opskriften';
export const loadFailed = 'Køkkenets opskrifter kunne ikke hentes.';
export const noRecipe = 'Den opskrift findes ikke';
export const noRecipeText = 'Måske har nogen fjernet den.';

export const paste = 'Indsæt en opskrift eller adressen på en side';
export const pasteText = 'Indsæt en opskrift';
export const pasteHint =
  'Vi læser, hvad der skal i, hvor meget, og trinnene. Intet gemmes, før du siger det.';
export const read = 'Læs';
export const reading = 'Læser';
export const chooseFile = 'Vælg en fil';
export const fileHint =
  'Fra Paprika, KitchenOwl eller Grocy, JSON efter schema.org eller en side, du har gemt.';
export const isNoRecipe = 'Vi fandt ingen opskrift i det. Skriv ingredienserne nedenfor, en linje til hver.';
export const wasCut = 'Det var længere, end en opskrift kan være: Se, om slutningen mangler.';
export const found = ({ count }: Counted) =>
  plural(count, { one: `${count} opskrift fundet`, other: `${count} opskrifter fundet` });
export const keepAll = ({ count }: Counted) =>
  plural(count, { one: `Behold ${count} opskrift`, other: `Behold ${count} opskrifter` });
export const backToForm = 'Annuller';

export const title = 'Navn';
export const servings = 'Portioner';
export const minutes = 'Minutter';
export const lines = 'Ingredienser, en linje til hver';
export const linesExample = '500 g gulerødder\n1 løg\n2 spsk. olie';
export const steps = 'Trin, med en tom linje imellem';
export const source = 'Fra';
export const asRead = 'Sådan læser vi det';
export const lookAt = ({ count }: Counted) => `se på ${count}`;
export const whatIs = ({ words }: { words: string }) => `${words}: Hvad er det hos os?`;
export const readIn = ({ line }: { line: string }) => `læst i »${line}«`;
export const anotherFood = 'Navn på mad';
export const saveName = 'Gem';
export const noSuchFood = 'Det står ikke på vores liste. Prøv et enklere navn.';
export const noIngredient = 'Lad det være';
export const optional = 'hvis du vil';
export const instead = ({ foods }: { foods: string }) => `eller ${foods}`;
export const summary = ({ lines, steps }: { lines: number; steps: number }) =>
  `${plural(lines, { one: `${lines} ingrediens`, other: `${lines} ingredienser` })}, ${plural(steps, { one: `${steps} trin`, other: `${steps} trin` })}`;
export const keptAsWritten = 'beholdt, som du skrev det';
export const keep = 'Behold opskriften';
export const change = 'Ret';
export const remove = 'Fjern';
export const addedBy = ({ name }: { name: string }) => `Tilføjet af ${name}`;
