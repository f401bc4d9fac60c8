import { type Fields, isFields, textIn } from './foreign-fields.ts';
import { type ImportedRecipe, importedRecipe } from './imported-recipe.ts';

/** Grocy's API has a file for each table; a row is known by the fields that no other table has. */
const TABLES = {
  recipes: 'base_servings',
  recipes_pos: 'ingredient_group',
  products: 'qu_id_stock',
  quantity_units: 'plural_forms',
} as const;
type Table = keyof typeof TABLES;

export type GrocyRecipes = Partial<Record<Table, Fields[]>>;

/** The table that the rows are of, or null if they are none of Grocy's that we read. */
export function grocyTable(rows: readonly unknown[]): Table | null {
  const [first] = rows;
  if (!isFields(first)) return null;
  const names = Object.keys(TABLES) as Table[];
  return names.find((name) => 'row_created_timestamp' in first && TABLES[name] in first) ?? null;
}

const byId = (rows: Fields[] = []) => new Map(rows.map((row) => [row.id, row]));

/** The recipes of Grocy, with as much of their ingredients as the files that were chosen say. */
export function grocyRecipes(tables: GrocyRecipes): ImportedRecipe[] {
  const products = byId(tables.products);
  const units = byId(tables.quantity_units);
  const lineOf = ({ product_id, amount, variable_amount, qu_id, note }: Fields) => {
    const unit = units.get(qu_id);
    return [
      textIn(variable_amount) || (typeof amount === 'number' ? `${Math.round(amount * 1000) / 1000}` : ''),
      textIn((amount !== 1 && unit?.name_plural) || unit?.name),
      textIn(products.get(product_id)?.name),
      textIn(note) && `(${textIn(note)})`,
    ]
      .filter(Boolean)
      .join(' ');
  };
  const positions = Map.groupBy(tables.recipes_pos ?? [], ({ recipe_id }) => recipe_id);
  // The days and weeks of its meal plan are recipes to Grocy as well.
  const recipes = (tables.recipes ?? []).filter(({ type }) => type === 'normal');
  return recipes
    .map((recipe) =>
      importedRecipe({
        title: recipe.name,
        servings: recipe.base_servings,
        minutes: null,
        // Without the products, amounts alone say nothing.
        lines: (positions.get(recipe.id) ?? [])
          .filter(({ product_id }) => products.has(product_id))
          .map(lineOf),
        steps: [textIn(recipe.description)],
        source: null,
      }),
    )
    .filter((recipe) => recipe !== null);
}
