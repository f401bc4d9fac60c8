import { type Fields, isFields } from './foreign-fields.ts';
import { type ImportedRecipe, importedRecipe } from './imported-recipe.ts';
import { wholeMinutes } from './recipe-minutes.ts';

/** Deeper than any page nests its data. */
const MAX_DEPTH = 12;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);

/** `Recipe`, also as `https://schema.org/Recipe` and among other types. */
function isA(type: string, fields: Fields): boolean {
  return listOf(fields['@type']).some(
    (name) => typeof name === 'string' && name.split(/[/:#]/).at(-1) === type,
  );
}

/** The texts of a step, of a section with steps, or of a list of either. */
function stepTexts(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((part) => stepTexts(part, depth + 1));
  if (!isFields(value)) return [];
  const { name, text, itemListElement, steps, item } = value;
  if (typeof text === 'string' && text.trim() !== '') return [text];
  const parts = stepTexts(itemListElement ?? steps ?? item, depth + 1);
  const [first, ...others] = parts;
  if (typeof name !== 'string' || name.trim() === '') return parts;
  if (first === undefined) return [name];
  // The name of a section, such as “For the sauce”.
  return isA('HowToSection', value) ? [`${name.replace(/:\s*$/, '')}: ${first}`, ...others] : parts;
}

function recipeOf(fields: Fields): ImportedRecipe | null {
  const page = fields.mainEntityOfPage;
  return importedRecipe({
    title: fields.name ?? fields.headline,
    servings: fields.recipeYield ?? fields.yield,
    minutes: wholeMinutes(fields.totalTime, fields.prepTime, fields.cookTime),
    lines: listOf(fields.recipeIngredient ?? fields.ingredients).filter((line) => typeof line === 'string'),
    steps: stepTexts(fields.recipeInstructions),
    source: fields.url ?? (isFields(page) ? page['@id'] : page),
  });
}

/** The recipes in the data that a page has for machines, wherever in it they are. A recipe's own parts are none. */
export function* recipesInSchema(data: unknown, depth = 0): Generator<ImportedRecipe> {
  if (depth > MAX_DEPTH || typeof data !== 'object' || data === null) return;
  if (isFields(data) && isA('Recipe', data)) {
    const recipe = recipeOf(data);
    if (recipe) yield recipe;
    return;
  }
  for (const part of Object.values(data)) yield* recipesInSchema(part, depth + 1);
}
