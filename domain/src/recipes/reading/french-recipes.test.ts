import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { loadRecipeWords } from '@crisper/texts/all/recipe-words.ts';
import { expect, test } from 'vitest';
import { foodOfIngredient } from './food-of-ingredient.ts';
import { readIngredient } from './ingredient.ts';
import { readRecipe } from './read-recipe.ts';
import { minutesInStep } from './step-minutes.ts';

const { recipeWords: words } = await loadRecipeWords('fr');
const reader = { words, names: await loadFoodNames('fr') };

/** Each food with its amount. */
const foodsIn = (line: string) =>
  readIngredient(line, reader).map((ingredient) => {
    const meaning = foodOfIngredient(ingredient, reader);
    return [ingredient.amount, ingredient.unit, meaning?.is === 'food' ? meaning.food.id : ingredient.food];
  });

test.each<[string, number | null, string, string]>([
  ["2 c. à s. d'huile d'olive", 30, 'ml', 'olive-oil'],
  ['2 cuillères à soupe de sucre', 30, 'ml', 'sugar'],
  ['1 cuillère(s) à café rase de sel', 5, 'ml', 'salt'],
  ['1 c.à.c. de cumin moulu', 5, 'ml', 'cumin'],
  ['1 càs de crème', 15, 'ml', 'cream'],
  ['20 cl de crème liquide', 200, 'ml', 'cream'],
  ['1,5 kg de carottes', 1500, 'g', 'carrot'],
  ['1 500 g de pommes de terre à chair ferme', 1500, 'g', 'potato'],
  ['une demi-livre de beurre', 250, 'g', 'butter'],
  ['une pincée de sel', null, 'piece', 'salt'],
  ["3 gousses d'ail hachées", 3, 'piece', 'garlic'],
  ['2 gros oignons rouges émincés', 2, 'piece', 'red-onions'],
  ["le zeste et le jus d'un citron", 1, 'piece', 'lemon'],
  ["Jus d'1/2 citron", 0.5, 'piece', 'lemon'],
  ['jus de pomme', null, 'piece', 'apple-juice'],
  ['2 à 3 tomates bien mûres', 3, 'piece', 'tomato'],
  ['200 g de mûres', 200, 'g', 'blackberry'],
  ['200 g de petits pois', 200, 'g', 'peas'],
  ['80 g de gruyère râpé', 80, 'g', 'grated-cheese'],
  ['2 boîtes de 400 g de pois chiches, égouttés', 800, 'g', 'chickpeas'],
  ['1 boîte (400 g) de tomates pelées', 400, 'g', 'tinned-tomatoes'],
  ['500 g de filet de poulet coupé en dés', 500, 'g', 'chicken-breast'],
  ['1 poulet fermier de 1,5 kg', 1, 'piece', 'chicken'],
  ["un filet d'huile d'olive", null, 'piece', 'olive-oil'],
  ['quelques feuilles de basilic', null, 'piece', 'basil'],
  ["une douzaine d'huîtres", 12, 'piece', 'oysters'],
  ['4 œufs entiers', 4, 'piece', 'egg'],
  ['10 cl de vin blanc sec', 100, 'ml', 'white-wine'],
  ['Farine : 200 g', 200, 'g', 'flour'],
  ['2 tbsp olive oil', 30, 'ml', 'olive-oil'],
])('%s', (line, amount, unit, food) => expect(foodsIn(line)).toEqual([[amount, unit, food]]));

test.each([
  ['Sel, poivre du moulin', ['salt', 'black-pepper']],
  ['sel et poivre', ['salt', 'black-pepper']],
  ["2 œufs et 1 jaune d'œuf", ['egg', 'egg-white']],
  ['Pour la pâte :', []],
  ['Pour la sauce', []],
  ['Papier cuisson', []],
])('the foods of %s', (line, foods) => expect(foodsIn(line).map(([, , food]) => food)).toEqual(foods));

test('what several foods have in common is said once', () => {
  expect(readIngredient('50 cl de bouillon de légumes ou de volaille', reader)).toMatchObject([
    { food: 'bouillon de légumes', alternatives: ['bouillon de volaille'] },
  ]);
  expect(readIngredient('100 g de beurre ou de margarine', reader)).toMatchObject([
    { food: 'beurre', alternatives: ['margarine'] },
  ]);
});

test.each([
  ['piment, facultatif', true],
  ['persil (facultatif)', true],
  ['huile pour la friture', false],
])('whether %s may be left out', (line, isOptional) =>
  expect(readIngredient(line, reader)).toMatchObject([{ isOptional }]),
);

test('reads a quiche with headings', () => {
  const text = `Quiche aux poireaux
Pour 6 personnes
Préparation : 20 min
Cuisson : 1 h 20

Ingrédients :
- 1 pâte brisée
- 4 poireaux
- 20 cl de crème fraîche

Préparation
1. Préchauffez le four à 180 °C.
2. Faites fondre les poireaux et garnissez la pâte.

Astuce : servez avec une salade.`;
  expect(readRecipe(text, reader)?.draft).toEqual({
    title: 'Quiche aux poireaux',
    servings: 6,
    minutes: 100,
    lines: ['1 pâte brisée', '4 poireaux', '20 cl de crème fraîche'],
    steps: ['Préchauffez le four à 180 °C.', 'Faites fondre les poireaux et garnissez la pâte.'],
    source: null,
  });
});

test('reads pancakes without headings', () => {
  const text = `Crêpes
Pour 12 crêpes
250 g de farine
3 œufs
50 cl de lait
Mettre la farine dans un saladier.
Ajouter les œufs, puis le lait petit à petit.`;
  expect(readRecipe(text, reader)?.draft).toMatchObject({
    title: 'Crêpes',
    servings: 12,
    lines: ['250 g de farine', '3 œufs', '50 cl de lait'],
    steps: ['Mettre la farine dans un saladier.', 'Ajouter les œufs, puis le lait petit à petit.'],
  });
});

test.each([
  ['Laissez mijoter 20 min.', 20],
  ['Cuire environ 1 h 10.', 70],
  ['Laisser reposer une heure et demie.', 90],
  ['Enfourner pour 10 à 12 minutes.', 10],
  ['Préchauffer le four à 180 °C.', null],
])('%s', (step, minutes) => expect(minutesInStep(step, reader.words)).toBe(minutes));

test.each([
  'On se voit à 8 heures vendredi devant le cinéma ?',
  'Il était une fois un meunier qui avait trois fils.\n\nLe plus jeune eut le chat.',
  'Ingrédients\n\nPréparation',
])('%j is no recipe', (text) => expect(readRecipe(text, reader)).toBeNull());
