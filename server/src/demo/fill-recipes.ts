import { randomUUIDv7 } from 'node:crypto';
import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { RecipeId } from '@crisper/domain/recipes/cookbook.ts';
import type { MealId } from '@crisper/domain/recipes/planned-meals.ts';
import type { RecipeDraft } from '@crisper/domain/recipes/recipe.ts';
import type { Transaction } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { writeMeal, writeRecipe, writeRecipeEvent } from '#recipes/recipes.writer.ts';

/** What the people of the flat cook, and by whom it was written down. */
const RECIPES: (RecipeDraft & { by: number })[] = [
  {
    by: 0,
    ...{ title: 'Tortilla as in Granada', servings: 4, minutes: 45, source: null },
    lines: ['6 eggs', '600 g potatoes, waxy', '1 onion', '100 ml olive oil', 'salt'],
    steps: [
      'Slice the potatoes thinly and the onion into rings. Cook both in the oil for 20 minutes until soft, without browning.',
      'Drain them, beat the eggs with salt, and let the potatoes rest in the eggs for 10 minutes.',
      'Fry the mixture for 5 minutes, turn it with a plate, and fry the other side until the middle is set.',
    ],
  },
  {
    by: 2,
    ...{ title: 'Nonna’s pasta e ceci', servings: 3, minutes: 30, source: null },
    lines: ['1 tin chickpeas', '150 g short pasta', '2 tbsp tomato paste', '1 clove of garlic', 'rosemary'],
    steps: [
      'Fry the garlic and the rosemary gently in oil, and stir in the tomato paste.',
      'Add the chickpeas with half a litre of water, simmer for 10 minutes, and mash a third of them.',
      'Cook the pasta in it until it is done; let it stand for 2 minutes before you serve it.',
    ],
  },
];

/** What one of them wants to cook, so many days from today. */
const MEAL = { by: 1, days: 2, dish: { id: 'dish:shakshouka', title: 'Shakshouka' }, portions: 2 };

/** Writes the recipes of the flat, and what is planned. */
export async function fillRecipes(
  tx: Transaction,
  residents: readonly InKitchen<'change-own-item'>[],
  today: CalendarDate,
): Promise<void> {
  const resident = (number: number) => {
    const found = residents[number];
    if (!found) throw new Error(`nobody in the flat is number ${number}`);
    return found;
  };
  for (const { by, ...recipe } of RECIPES) {
    const inKitchen = resident(by);
    const recipeId = randomUUIDv7() as RecipeId;
    await writeRecipeEvent(tx, inKitchen, { id: randomUUIDv7(), kind: 'recipe-saved', recipeId });
    await writeRecipe(tx, inKitchen, recipeId, recipe);
  }
  const { by, days, dish, portions } = MEAL;
  await writeRecipeEvent(tx, resident(by), { id: randomUUIDv7(), kind: 'meal-planned', recipeId: null });
  const meal = { _id: randomUUIDv7() as MealId, day: addDays(today, days), dish, portions };
  await writeMeal(tx, resident(by), meal);
}
