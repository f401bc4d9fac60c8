import { HOUR_SECONDS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import {
  type ImportedRecipe,
  RECIPE_SOURCE_MAX_LENGTH,
} from '@crisper/domain/recipes/import/imported-recipe.ts';
import { recipesInPage } from '@crisper/domain/recipes/recipe-page.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { bucket, chargeOrRefuse } from '#limits/throttle.ts';
import { fetchPage, isAllowedPage } from './fetch-page.ts';

const PER_HOUR = { count: 10, seconds: HOUR_SECONDS };
/** Of everybody together: each may take two megabytes and five seconds. */
const AT_ONCE = 20;
let reading = 0;

export interface RecipePages {
  /** Off, the server asks no page for its recipes. */
  areRead: boolean;
  /** The origin of a test's site, which is read although it is on this computer. */
  testSite: string | null;
}

interface PageReading {
  db: Database;
  pages: RecipePages;
  log: FastifyBaseLogger;
}

/** The recipes on a page that a person names. Nothing is kept of it but that a page was read. */
export async function readRecipePage(
  { db, pages: { areRead, testSite }, log }: PageReading,
  _inKitchen: InKitchen<'read-recipe-page'>,
  { accountId }: Viewer,
  address: string,
): Promise<ImportedRecipe[]> {
  if (!areRead) throw new AppError('recipe_pages_off');
  const url = URL.parse(address.trim());
  const isTooLong = address.length > RECIPE_SOURCE_MAX_LENGTH;
  if (!url || isTooLong || !isAllowedPage(url, testSite)) throw new AppError('recipe_url_refused');
  url.hash = '';
  if (reading >= AT_ONCE) throw new AppError('too_busy');
  reading += 1;
  try {
    await chargeOrRefuse(db, 'too_many_recipe_pages', [bucket('recipe-page', accountId, PER_HOUR)]);
    const html = await fetchPage(url, testSite).catch((error: NodeJS.ErrnoException) => {
      // Without the message, which may name the page that the person reads.
      log.info({ reason: error.code ?? error.name }, 'reading a page failed');
      throw new AppError('recipe_page_unreadable');
    });
    const recipes = recipesInPage(html);
    if (recipes.length === 0) throw new AppError('recipe_page_empty');
    return recipes.map((recipe) => ({ ...recipe, source: url.href }));
  } finally {
    reading -= 1;
  }
}
