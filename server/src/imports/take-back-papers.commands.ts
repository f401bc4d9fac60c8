import { randomUUIDv7 } from 'node:crypto';
import type { RecipeId } from '@crisper/domain/recipes/cookbook.ts';
import type { EntryId } from '@crisper/domain/shopping/shopping.ts';
import { listChangedRecipes, listFoodNames, listRecipes } from '#recipes/recipes.queries.ts';
import { deleteFoodName, deleteRecipe, writeRecipeEvent } from '#recipes/recipes.writer.ts';
import { findEntry, listEntries, listLists, listStaples } from '#shopping/shopping.queries.ts';
import { writeEntry, writeList, writeStaple } from '#shopping/shopping.writer.ts';
import { type PapersContext, paperName } from './paper.ts';

type Names = ReadonlySet<string>;

/** Takes out what came beside the food of an import, as far as nobody has changed it since. */
export async function takeBackPapers(context: PapersContext, importId: string): Promise<void> {
  const { tx, inKitchen } = context;
  const rows = await tx
    .selectFrom('imported_papers')
    .select(['kind', 'name'])
    .where('kitchen_id', '=', inKitchen.kitchenId)
    .where('import_id', '=', importId)
    .execute();
  if (rows.length === 0) return;
  const namesOf = (kind: string): Names =>
    new Set(rows.flatMap((row) => (row.kind === kind ? [row.name] : [])));
  await takeBackEntries(context, namesOf('entry'));
  await archiveEmpty(context, namesOf('list'));
  await takeBackStaples(context, namesOf('staple'));
  await takeBackRecipes(context, namesOf('recipe'));
  await takeBackFoodNames(context, namesOf('food-name'));
  await tx
    .deleteFrom('imported_papers')
    .where('kitchen_id', '=', inKitchen.kitchenId)
    .where('import_id', '=', importId)
    .execute();
}

const happening = <Kind extends string>({ today }: PapersContext, kind: Kind) => ({
  id: randomUUIDv7(),
  kind,
  on: today,
});

async function takeBackEntries(context: PapersContext, ids: Names): Promise<void> {
  const { tx, inKitchen } = context;
  for (const id of ids) {
    const before = await findEntry(tx, inKitchen, id as EntryId);
    if (before?.version !== 1) continue;
    const change = { id: before.id, before, after: null };
    await writeEntry(tx, inKitchen, change, happening(context, 'entry-removed'));
  }
}

/** Entries that somebody else took off may come back onto it, so the list itself stays. */
async function archiveEmpty(context: PapersContext, ids: Names): Promise<void> {
  const { tx, inKitchen } = context;
  const used = new Set((await listEntries(tx, inKitchen)).map(({ listId }) => listId));
  for (const list of await listLists(tx, inKitchen)) {
    const { _id, name, isArchived } = list;
    if (!ids.has(_id) || used.has(_id) || isArchived || name === null) continue;
    await writeList(tx, inKitchen, { _id, name, isArchived: true }, happening(context, 'list-changed'));
  }
}

async function takeBackStaples(context: PapersContext, titles: Names): Promise<void> {
  const { tx, inKitchen } = context;
  for (const { title, category } of await listStaples(tx, inKitchen)) {
    if (!titles.has(title)) continue;
    const staple = { title, category, isStaple: false };
    await writeStaple(tx, inKitchen, staple, happening(context, 'staple-changed'));
  }
}

async function takeBackRecipes(context: PapersContext, ids: Names): Promise<void> {
  const { tx, inKitchen } = context;
  if (ids.size === 0) return;
  const changed = await listChangedRecipes(tx, inKitchen, [...ids] as RecipeId[]);
  for (const { _id: recipeId } of await listRecipes(tx, inKitchen, [...ids] as RecipeId[])) {
    if (changed.has(recipeId)) continue;
    await writeRecipeEvent(tx, inKitchen, { id: randomUUIDv7(), kind: 'recipe-removed', recipeId });
    await deleteRecipe(tx, inKitchen, recipeId);
  }
}

async function takeBackFoodNames({ tx, inKitchen }: PapersContext, names: Names): Promise<void> {
  for (const said of await listFoodNames(tx, inKitchen)) {
    if (!names.has(paperName(said))) continue;
    await writeRecipeEvent(tx, inKitchen, { id: randomUUIDv7(), kind: 'food-named', recipeId: null });
    await deleteFoodName(tx, inKitchen, said.product);
  }
}
