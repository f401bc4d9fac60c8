import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@crisper/domain/errors.ts';
import { productKey } from '@crisper/domain/foods/words.ts';
import type { Papers } from '@crisper/domain/imports/papers.ts';
import type { RecipeId } from '@crisper/domain/recipes/cookbook.ts';
import { FOOD_NAMES_PER_KITCHEN, RECIPES_PER_KITCHEN } from '@crisper/domain/recipes/recipe.ts';
import { STAPLES_PER_KITCHEN, sameProduct } from '@crisper/domain/shopping/staples.ts';
import type { Transaction } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { listFoodNames, listRecipes } from '#recipes/recipes.queries.ts';
import { writeFoodName, writeRecipe, writeRecipeEvent } from '#recipes/recipes.writer.ts';
import { listStaples } from '#shopping/shopping.queries.ts';
import { writeStaple } from '#shopping/shopping.writer.ts';
import { type Paper, type PapersContext, paperName } from './paper.ts';
import { putLists } from './paper-lists.commands.ts';

type Kitchen = InKitchen<'bring-food'>;

/** Puts in what the kitchen does not have yet, or nothing. Returns how much there was of it, without the lists themselves. */
export async function putPapers(context: PapersContext, papers: Papers, importId: string): Promise<number> {
  const { tx, inKitchen } = context;
  const came = [
    ...(await putLists(context, papers.lists ?? [])),
    ...(await putStaples(context, papers.staples ?? [])),
    ...(await putRecipes(context, papers.recipes ?? [])),
    ...(await putFoodNames(context, papers.foodNames ?? [])),
  ];
  await rememberPapers(tx, inKitchen, importId, came);
  return came.filter(({ kind }) => kind !== 'list').length;
}

const ROWS_AT_ONCE = 2000;

async function rememberPapers(
  tx: Transaction,
  { kitchenId }: Kitchen,
  importId: string,
  came: readonly Paper[],
): Promise<void> {
  const rows = came.map((paper) => ({ kitchen_id: kitchenId, import_id: importId, ...paper }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto('imported_papers')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
}

async function putStaples(
  { tx, inKitchen, today }: PapersContext,
  brought: NonNullable<Papers['staples']>,
): Promise<Paper[]> {
  const there = await listStaples(tx, inKitchen);
  const came: Paper[] = [];
  for (const staple of brought) {
    if (sameProduct(staple, there)) continue;
    if (there.length >= STAPLES_PER_KITCHEN) throw new AppError('too_many_staples');
    there.push(staple);
    const happening = { id: randomUUIDv7(), kind: 'staple-changed', on: today } as const;
    await writeStaple(tx, inKitchen, { ...staple, isStaple: true }, happening);
    came.push({ kind: 'staple', name: staple.title });
  }
  return came;
}

async function putRecipes(
  { tx, inKitchen }: PapersContext,
  brought: NonNullable<Papers['recipes']>,
): Promise<Paper[]> {
  const there = (await listRecipes(tx, inKitchen)).map(({ _id, addedBy: _, ...recipe }) => recipe);
  const came: Paper[] = [];
  for (const recipe of brought) {
    if (there.some((known) => isDeepStrictEqual(known, recipe))) continue;
    if (there.length >= RECIPES_PER_KITCHEN) throw new AppError('too_many_recipes');
    there.push(recipe);
    const recipeId = randomUUIDv7() as RecipeId;
    await writeRecipeEvent(tx, inKitchen, { id: randomUUIDv7(), kind: 'recipe-saved', recipeId });
    await writeRecipe(tx, inKitchen, recipeId, recipe);
    came.push({ kind: 'recipe', name: recipeId });
  }
  return came;
}

/** What the kitchen itself says of a title stays. */
async function putFoodNames(
  { tx, inKitchen }: PapersContext,
  brought: NonNullable<Papers['foodNames']>,
): Promise<Paper[]> {
  const there = new Set((await listFoodNames(tx, inKitchen)).map(({ product }) => product));
  const came: Paper[] = [];
  for (const { title, food } of brought) {
    const product = productKey(title);
    if (there.has(product)) continue;
    if (there.size >= FOOD_NAMES_PER_KITCHEN) throw new AppError('too_many_food_names');
    there.add(product);
    await writeRecipeEvent(tx, inKitchen, { id: randomUUIDv7(), kind: 'food-named', recipeId: null });
    await writeFoodName(tx, inKitchen, { product, title, food });
    came.push({ kind: 'food-name', name: paperName({ product, food }) });
  }
  return came;
}
