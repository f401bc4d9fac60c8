import type { Recipe, RecipeId } from '@crisper/domain/recipes/cookbook.ts';
import type { PlannedMeal } from '@crisper/domain/recipes/planned-meals.ts';
import type { RecipeDraft } from '@crisper/domain/recipes/recipe.ts';
import type { RecipeIntent } from '@crisper/domain/recipes/recipe-intents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { newId } from '#http/new-id.ts';
import { doInKitchen, type TitledIntent } from '#items/do-in-kitchen.ts';

/** An intent without its id. */
type Act = RecipeIntent extends infer One ? (One extends RecipeIntent ? Omit<One, 'id'> : never) : never;

type Meal = Omit<PlannedMeal, 'addedBy'>;

export const planning = ({ _id: id, day, dish, portions }: Meal): TitledIntent => ({
  intent: { id: newId(), kind: 'planMeal', meal: { id, day, dish, portions } },
  title: dish.title,
});

export const unplanning = ({ _id, dish }: Meal): TitledIntent => ({
  intent: { id: newId(), kind: 'unplanMeal', mealId: _id },
  title: dish.title,
});

/** What a person does with the recipes and the meals of a kitchen: shown at once, and sent as soon as the server answers. */
export function useRecipeActs(kitchenId: string) {
  const client = useQueryClient();
  const act = (...things: { intent: Act; title: string }[]) =>
    doInKitchen(
      client,
      kitchenId,
      things.map(({ intent, title }) => ({ intent: { id: newId(), ...intent } as RecipeIntent, title })),
    );
  const saving = (id: RecipeId, { title, servings, minutes, lines, steps, source }: RecipeDraft) => ({
    intent: {
      kind: 'saveRecipe' as const,
      recipe: { id, title, servings, minutes, lines, steps, source },
    },
    title,
  });
  return {
    add: (recipes: readonly RecipeDraft[]) =>
      act(...recipes.map((recipe) => saving(newId() as RecipeId, recipe))),
    save: (id: RecipeId, recipe: RecipeDraft) => act(saving(id, recipe)),
    remove: ({ _id, title }: Recipe) => act({ intent: { kind: 'removeRecipe', recipeId: _id }, title }),
    nameFood: (title: string, food: string) => act({ intent: { kind: 'nameFood', title, food }, title }),
    assume: (food: string, isAssumed: boolean, title: string) =>
      act({ intent: { kind: 'assumeFood', food, isAssumed }, title }),
    plan: (meal: Meal) => doInKitchen(client, kitchenId, [planning(meal)]),
    unplan: (meal: Meal) => doInKitchen(client, kitchenId, [unplanning(meal)]),
  };
}
