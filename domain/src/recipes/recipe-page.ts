import type { ImportedRecipe } from './import/imported-recipe.ts';
import { recipesInSchema } from './import/schema-org.ts';

/** More than a page is read for. */
export const RECIPES_PER_PAGE = 20;

// Neither passes another `<`, so that a page of nothing but such tags is read once as well.
const OPENING = /<script\b([^<>]*)>/gi;
const CLOSING = /<\/script/gi;
const FOR_MACHINES = /\btype\s*=\s*["']?\s*application\/ld\+json/i;

/** The content of each script that is data. Nothing of it is run. */
function dataIn(html: string): string[] {
  const found = [];
  OPENING.lastIndex = 0;
  for (let tag = OPENING.exec(html); tag; tag = OPENING.exec(html)) {
    CLOSING.lastIndex = OPENING.lastIndex;
    const end = CLOSING.exec(html)?.index;
    if (end === undefined) break;
    if (FOR_MACHINES.test(tag[1] ?? '')) found.push(html.slice(OPENING.lastIndex, end));
    OPENING.lastIndex = end;
  }
  return found;
}

function parsed(text: string): unknown {
  // Some pages wrap it, and many have line breaks within texts, which JSON does not allow.
  const json = text
    .replace(/^\s*(?:<!--|(?:\/\/)?\s?<!\[CDATA\[)/, '')
    .replace(/(?:-->|(?:\/\/)?\s?\]\]>)\s{0,99}$/, '');
  for (const attempt of [json, json.replaceAll(/\p{Cc}/gu, ' ')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // Other scripts of the page may be right.
    }
  }
  return null;
}

function* allIn(html: string): Generator<ImportedRecipe> {
  for (const data of dataIn(html)) yield* recipesInSchema(parsed(data));
}

/** The recipes that the source of a page has for machines (schema.org, JSON-LD). Takes as long as the page is. */
export function recipesInPage(html: string): ImportedRecipe[] {
  // Many pages say the same recipe twice.
  const recipes = new Map<string, ImportedRecipe>();
  let read = 0;
  for (const recipe of allIn(html)) {
    recipes.set(JSON.stringify([recipe.title, recipe.lines]), recipe);
    read += 1;
    if (read === 2 * RECIPES_PER_PAGE) break;
  }
  return [...recipes.values()].slice(0, RECIPES_PER_PAGE);
}
