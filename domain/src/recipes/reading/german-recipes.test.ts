import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { loadRecipeWords } from '@crisper/texts/all/recipe-words.ts';
import { expect, test } from 'vitest';
import { foodOfIngredient } from './food-of-ingredient.ts';
import { readIngredient } from './ingredient.ts';
import { readRecipe } from './read-recipe.ts';
import { minutesInStep } from './step-minutes.ts';

const { recipeWords: words } = await loadRecipeWords('de');
const reader = { words, names: await loadFoodNames('de') };

/** Each food with its amount. */
const foodsIn = (line: string) =>
  readIngredient(line, reader).map((ingredient) => {
    const meaning = foodOfIngredient(ingredient, reader);
    return [ingredient.amount, ingredient.unit, meaning?.is === 'food' ? meaning.food.id : ingredient.food];
  });

test.each<[string, number | null, string, string]>([
  ['2 EL Öl', 30, 'ml', 'oil'],
  ['1 TL, gestr. Backpulver', 5, 'ml', 'baking-powder'],
  ['1 Msp. Muskat', null, 'piece', 'nutmeg'],
  ['1 Pck. Trockenhefe', 1, 'piece', 'yeast'],
  ['1 Prise(n) Zucker', null, 'piece', 'sugar'],
  ['1 Bund Petersilie, glatte', 1, 'piece', 'parsley'],
  ['2 Knoblauchzehen', 2, 'piece', 'garlic'],
  ['1,5 kg Kartoffeln', 1500, 'g', 'potato'],
  ['1.500 g Kartoffeln, festkochend', 1500, 'g', 'potato'],
  ['2 - 3 große Moehren, geschält', 3, 'piece', 'carrot'],
  ['1 m.-große Zwiebel(n)', 1, 'piece', 'onion'],
  ['1 kl. Dose/n Mais', 1, 'piece', 'tinned-sweetcorn'],
  ['2 Dosen (à 400 g) gehackte Tomaten', 800, 'g', 'tinned-tomatoes'],
  ['2 Dosen à 400 g Kichererbsen', 800, 'g', 'chickpeas'],
  ['2 gehackte Tomaten', 2, 'piece', 'tomato'],
  ['1 Pfund Hackfleisch', 500, 'g', 'mince'],
  ['20 dag Mehl', 200, 'g', 'flour'],
  ['1/8 l trockener Weißwein', 125, 'ml', 'white-wine'],
  ['anderthalb Liter Milch', 1500, 'ml', 'milk'],
  ['eine halbe Gurke', 0.5, 'piece', 'cucumber'],
  ['ein Schuss Sahne', null, 'piece', 'cream'],
  ['etwas Butter für die Form', null, 'piece', 'butter'],
  ['Pfeffer aus der Mühle', null, 'piece', 'black-pepper'],
  ['Saft einer halben Zitrone', 0.5, 'piece', 'lemon'],
  ['500 g Mehl Type 550', 500, 'g', 'flour'],
  ['1 Würfel frische Hefe', 1, 'piece', 'fresh-yeast'],
  ['100 g geriebener Käse', 100, 'g', 'grated-cheese'],
  ['1 Dose Thunfisch im eigenen Saft', 1, 'piece', 'tinned-tuna'],
  ['400 g Tomaten aus der Dose', 400, 'g', 'tinned-tomatoes'],
  ['2 tbsp olive oil', 30, 'ml', 'olive-oil'],
])('%s', (line, amount, unit, food) => expect(foodsIn(line)).toEqual([[amount, unit, food]]));

test.each([
  ['Salz, Pfeffer und Muskat', ['salt', 'black-pepper', 'nutmeg']],
  ['je 1 TL Kreuzkümmel und Koriander', ['cumin', 'coriander']],
  ['2 Eier und 1 Eigelb', ['egg', 'egg-white']],
  ['Für den Teig', []],
  ['Für die Soße:', []],
  ['Backpapier', []],
])('the foods of %s', (line, foods) => expect(foodsIn(line).map(([, , food]) => food)).toEqual(foods));

test('what several words have in common is said once', () => {
  expect(readIngredient('200 ml Gemüse- oder Hühnerbrühe', reader)).toMatchObject([
    { food: 'Gemüsebrühe', alternatives: ['Hühnerbrühe'] },
  ]);
  expect(readIngredient('1 rote oder weiße Zwiebel', reader)).toMatchObject([
    { food: 'rote Zwiebel', alternatives: ['weiße Zwiebel'] },
  ]);
});

test.each([
  ['Parmesan nach Geschmack', true],
  ['evtl. etwas Honig', true],
  ['Chiliflocken (optional)', true],
  ['Öl zum Braten', false],
])('whether %s may be left out', (line, isOptional) =>
  expect(readIngredient(line, reader)).toMatchObject([{ isOptional }]),
);

test('what words are made of may be what is counted', () => {
  expect(
    ['2 Knoblauchzehen', '4 Basilikumblätter', '2 Zehen Knoblauch', '3 Zwiebeln'].map(
      (line) => readIngredient(line, reader)[0]?.part,
    ),
  ).toEqual(['clove', 'leaf', 'clove', null]);
});

test('reads a cake with parts', () => {
  const text = `Apfelkuchen vom Blech
Zubereitungszeit: 30 Min.
Backzeit ca. 1 Std. 20 Min.

Zutaten für 12 Stücke
Für den Teig:
300 g Mehl
150 g kalte Butter
Für den Belag:
1 kg Äpfel

So geht's:
1. Teig kneten.
2. Äpfel darauf verteilen und backen.

Tipp: Schmeckt lauwarm am besten.`;
  expect(readRecipe(text, reader)?.draft).toEqual({
    title: 'Apfelkuchen vom Blech',
    servings: 12,
    minutes: 110,
    lines: ['Für den Teig:', '300 g Mehl', '150 g kalte Butter', 'Für den Belag:', '1 kg Äpfel'],
    steps: ['Teig kneten.', 'Äpfel darauf verteilen und backen.'],
    source: null,
  });
});

test('reads a salad without headings', () => {
  const text = `Gurkensalat
4-6 Portionen
2 Salatgurken
1 Becher Schmand
Dill, Salz, Pfeffer
Die Gurken hobeln.
Mit Schmand und Dill mischen.
Guten Appetit!`;
  expect(readRecipe(text, reader)?.draft).toMatchObject({
    title: 'Gurkensalat',
    servings: 4,
    lines: ['2 Salatgurken', '1 Becher Schmand', 'Dill, Salz, Pfeffer'],
    steps: ['Die Gurken hobeln.', 'Mit Schmand und Dill mischen.'],
  });
});

test.each([
  ['20 Min. köcheln lassen.', 20],
  ['Ca. 1 Std. 10 Min. schmoren.', 70],
  ['Den Teig eine halbe Stunde ruhen lassen.', 30],
  ['10 bis 12 Minuten backen.', 10],
  ['Bei 180 °C backen.', null],
])('%s', (step, minutes) => expect(minutesInStep(step, reader.words)).toBe(minutes));

test.each([
  'Am Freitag kommt Tante Erna um 15 Uhr.',
  'Es war einmal ein Müller, der hatte drei Söhne.\n\nDer jüngste bekam den Kater.',
  'Zutaten\n\nZubereitung',
])('%j is no recipe', (text) => expect(readRecipe(text, reader)).toBeNull());
