import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';
import { type RecipePages, readRecipePage } from './read-recipe-page.commands.ts';

interface Services {
  db: Database;
  pages: RecipePages;
}

export function recipesRoutes(app: FastifyInstance, { db, pages }: Services): void {
  serve(app, api.readRecipePage, async ({ params, body }, request) => {
    const viewer = requireViewer(request);
    const inKitchen = await requireKitchen(db, viewer, params.kitchenId, 'read-recipe-page');
    return { recipes: await readRecipePage({ db, pages, log: request.log }, inKitchen, viewer, body.url) };
  });
}
