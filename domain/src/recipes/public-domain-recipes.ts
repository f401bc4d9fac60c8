import type { DishKind } from '#cook/dish.ts';
import { PUBLIC_DOMAIN_BREADS } from './public-domain/breads.ts';
import { PUBLIC_DOMAIN_MEALS } from './public-domain/meals.ts';
import { PUBLIC_DOMAIN_SAUCES } from './public-domain/sauces.ts';
import { PUBLIC_DOMAIN_SWEETS } from './public-domain/sweets.ts';
import type { RecipeDraft } from './recipe.ts';

export interface PublicDomainRecipe extends RecipeDraft {
  /** Unique among them, and of the source: docs/credits.md. */
  slug: string;
  kind: DishKind;
}

const numberIn = (text: string, pattern: RegExp) => {
  const [, number] = pattern.exec(text) ?? [];
  return number === undefined ? null : Number(number);
};

/** Its slug with servings and minutes where they are said, its title, `- ` a line of ingredients, `* ` a step. */
function recipeOf(kind: DishKind, block: string): PublicDomainRecipe {
  const [head = '', title = '', ...rows] = block.split('\n');
  const marked = (mark: string) =>
    rows.filter((row) => row.startsWith(mark)).map((row) => row.slice(mark.length));
  return {
    slug: head.split(' | ')[0] ?? '',
    kind,
    title,
    servings: numberIn(head, / for (\d+)/),
    minutes: numberIn(head, / (\d+) min$/),
    lines: marked('- '),
    steps: marked('* '),
    source: null,
  };
}

const recipesOf = (kind: DishKind, text: string) =>
  text
    .trim()
    .split('\n\n')
    .map((block) => recipeOf(kind, block));

/** English only. Only the page that cooks loads them: they are 77 kB, compressed. */
export const PUBLIC_DOMAIN_RECIPES: readonly PublicDomainRecipe[] = [
  ...recipesOf('meal', PUBLIC_DOMAIN_MEALS),
  ...recipesOf('sweet', PUBLIC_DOMAIN_SWEETS),
  ...recipesOf('bread', PUBLIC_DOMAIN_BREADS),
  ...recipesOf('sauce', PUBLIC_DOMAIN_SAUCES),
];
