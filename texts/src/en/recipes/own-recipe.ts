import { plural } from '#en/plural.ts';

type Counted = { count: number };

export const ownRecipes = 'Your own recipes';
export const noOwnRecipes = 'A recipe of yours is offered when its food has to go.';
export const addRecipe = 'Add a recipe';
export const showAll = ({ count }: Counted) => `Show all ${count}`;
export const removed = ({ title }: { title: string }) => `${title} is removed.`;

/** The page on which a recipe is written. */
export const newTitle = 'Own recipe';
export const changeTitle = 'Change recipe';
export const toKitchen = ({ kitchen }: { kitchen: string }) => `to ${kitchen}`;
export const loading = 'Looking for the recipe';
export const loadFailed = 'The recipes of this kitchen could not be loaded.';
export const noRecipe = 'There is no such recipe';
export const noRecipeText = 'Somebody may have removed it.';

export const paste = 'Paste a recipe, or the address of a page';
export const pasteText = 'Paste a recipe';
export const pasteHint = 'We read what goes in, how much, and the steps. Nothing is kept before you say so.';
export const read = 'Read it';
export const reading = 'Reading';
export const chooseFile = 'Choose a file';
export const fileHint =
  'From Paprika, KitchenOwl or Grocy, JSON as schema.org has it, or a page that you saved.';
export const isNoRecipe = 'We found no recipe in that. Type what goes in below, a line for each.';
export const wasCut = 'It was longer than a recipe can be: look whether the end is missing.';
export const found = ({ count }: Counted) =>
  plural(count, { one: '1 recipe found', other: `${count} recipes found` });
export const keepAll = ({ count }: Counted) =>
  plural(count, { one: 'Keep 1 recipe', other: `Keep ${count} recipes` });
export const backToForm = 'Cancel';

export const title = 'Name';
export const servings = 'Portions';
export const minutes = 'Minutes';
export const lines = 'What goes in, a line for each';
export const linesExample = '500 g carrots\n1 onion\n2 tbsp oil';
export const steps = 'Steps, with an empty line between them';
export const source = 'From';
export const asRead = 'As we read it';
export const lookAt = ({ count }: Counted) => `look at ${count}`;
export const whatIs = ({ words }: { words: string }) => `${words}: what is that for us?`;
export const readIn = ({ line }: { line: string }) => `read in “${line}”`;
export const anotherFood = 'Name of a food';
export const saveName = 'Say so';
export const noSuchFood = 'Our list has no such food. Try a plainer name.';
export const noIngredient = 'Leave it';
export const optional = 'if you like';
export const instead = ({ foods }: { foods: string }) => `or ${foods}`;
export const summary = ({ lines, steps }: { lines: number; steps: number }) =>
  `${plural(lines, { one: '1 line', other: `${lines} lines` })}, ${plural(steps, { one: '1 step', other: `${steps} steps` })}`;
export const keptAsWritten = 'kept as you wrote it';
export const keep = 'Keep recipe';
export const change = 'Change';
export const remove = 'Remove';
export const addedBy = ({ name }: { name: string }) => `Added by ${name}`;
