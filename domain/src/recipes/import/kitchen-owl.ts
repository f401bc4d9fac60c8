import { type Fields, isFields, textIn } from './foreign-fields.ts';
import { type ImportedRecipe, importedRecipe } from './imported-recipe.ts';
import { wholeMinutes } from './recipe-minutes.ts';

export const isKitchenOwl = ({ name, items, yields }: Fields): boolean =>
  typeof name === 'string' && Array.isArray(items) && yields !== undefined;

/** Its amounts stand in the description: 800 g of Tomatoes. */
const lineOf = ({ name, description, optional }: Fields) =>
  [textIn(description), textIn(name), optional === true ? '(optional)' : ''].filter(Boolean).join(' ');

/** A recipe of KitchenOwl, whose steps are Markdown. */
export function kitchenOwlRecipe(fields: Fields): ImportedRecipe | null {
  const items = Array.isArray(fields.items) ? fields.items : [];
  return importedRecipe({
    title: fields.name,
    servings: fields.yields,
    minutes: wholeMinutes(fields.time, fields.prep_time, fields.cook_time),
    lines: items.filter(isFields).map(lineOf),
    steps: [textIn(fields.description).replaceAll(/^#{1,6} /gm, '')],
    source: fields.source,
  });
}
