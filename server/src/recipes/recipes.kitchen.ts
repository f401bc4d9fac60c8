import { deletesSomeOf } from '#kitchens/delete-some-rows.ts';
import type { KitchenPart } from '#kitchens/end-kitchens.commands.ts';

export const recipesOfKitchen: KitchenPart = { deleteSome: deletesSomeOf('recipe_events', 'recipes') };
