import type { ImportedRecipe } from '@crisper/domain/recipes/import/imported-recipe.ts';
import { recipeImport } from '@crisper/domain/recipes/import/recipe-import.ts';
import { RECIPES_PER_KITCHEN } from '@crisper/domain/recipes/recipe.ts';
import { recipesInPage } from '@crisper/domain/recipes/recipe-page.ts';
import { RecipeFileError } from './recipe-file-error.ts';
import { type UnpackingBudget, unpack, unpackingBudget } from './unpack.ts';
import { zipEntries } from './zip-entries.ts';

/** An archive in an archive, with a packed file in it. */
const MAX_DEPTH = 3;
/** Everything else in an archive, such as photos, is left packed. */
const isWanted = (name: string) => /\.(?:json|html?|paprikarecipe|zip)$/i.test(name);

interface Reading {
  budget: UnpackingBudget;
  take(text: string): void;
}

async function firstBytes(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return String.fromCharCode(...bytes);
}

/** Programs name the same kind of file differently, so its first bytes decide. */
async function readFile(file: Blob, reading: Reading, depth = 0): Promise<void> {
  if (depth > MAX_DEPTH) return;
  const begins = await firstBytes(file);
  if (begins === 'PK\x03\x04') {
    for await (const { packed, format } of zipEntries(file, isWanted))
      await readFile(await unpack(packed, format, reading.budget), reading, depth + 1);
  } else if (begins.startsWith('\x1f\x8b')) {
    await readFile(await unpack(file, 'gzip', reading.budget), reading, depth + 1);
  } else {
    reading.take(await (depth === 0 ? await unpack(file, null, reading.budget) : file).text());
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The recipes in the files that a person chose; nothing leaves the browser. Several files are read as one, because
 * Grocy has a file for each table. Throws a `RecipeFileError` if there are none.
 */
export async function recipesInFiles(files: readonly Blob[]): Promise<ImportedRecipe[]> {
  const documents = recipeImport();
  const ofPages: ImportedRecipe[] = [];
  const take = (text: string) => {
    if (text.trimStart().startsWith('<')) ofPages.push(...recipesInPage(text));
    else documents.add(parsed(text.replace(/^\u{FEFF}/u, '')));
  };
  const reading = { budget: unpackingBudget(), take };
  for (const file of files) await readFile(file, reading);
  const recipes = [...documents.recipes(), ...ofPages];
  if (recipes.length === 0) throw new RecipeFileError('no_recipe');
  if (recipes.length > RECIPES_PER_KITCHEN) throw new RecipeFileError('too_many');
  return recipes;
}
