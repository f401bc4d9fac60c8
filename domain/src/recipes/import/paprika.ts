import { type Fields, textIn } from './foreign-fields.ts';
import { type ImportedRecipe, importedRecipe } from './imported-recipe.ts';
import { wholeMinutes } from './recipe-minutes.ts';

export const isPaprika = ({ name, ingredients, directions }: Fields): boolean =>
  [name, ingredients, directions].every((text) => typeof text === 'string');

/** A recipe of Paprika, which has one text for all ingredients and one for all steps. */
export function paprikaRecipe(fields: Fields): ImportedRecipe | null {
  return importedRecipe({
    title: fields.name,
    servings: fields.servings,
    minutes: wholeMinutes(fields.total_time, fields.prep_time, fields.cook_time),
    lines: [textIn(fields.ingredients)],
    steps: [textIn(fields.directions)],
    source: fields.source_url,
  });
}
