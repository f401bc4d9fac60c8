import { dishTexts } from '@crisper/texts/cook/dishes.ts';
import { ifThere, inSentence } from '@crisper/texts/cook/words.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import { slotsOfStep, stepParts } from './dish-text.ts';
import { DISHES } from './dishes.ts';
import { ANA, stored, TODAY } from './kitchens.fixture.ts';
import { offerOf } from './rank.ts';
import { suppliesOf } from './supplies.ts';
import { slotWords, stepsToDo } from './words.ts';

const words = {
  food: (id: string) => inSentence(foodNames.foods[id]?.split(',')[0] ?? id),
  list: (some: readonly string[]) => some.join(' and '),
  ifThere: (some: string) => ifThere({ words: some }),
};

function stepsOf(slug: string, titles: readonly string[]) {
  const dish = DISHES.find((one) => one.slug === slug);
  const text = dishTexts[slug];
  if (!dish || !text) throw new Error(`there is no ${slug}`);
  const items = titles.map((title) => stored(title, 1, 400, 'g'));
  const supplies = suppliesOf(items, { self: ANA, today: TODAY, names: foodNames });
  const offer = offerOf(dish, DISHES, { supplies });
  if (!offer) throw new Error(`${slug} cannot be filled`);
  return { text, offer, words: slotWords(offer, text, words) };
}

test('steps name the foods that fill a slot', () => {
  const { text, words: filled } = stepsOf('vegetable-traybake', ['Red peppers', 'Courgettes', 'Feta']);
  const [first, , , fourth] = text.steps.map((step) => step(filled));
  expect(first).toMatch(/Cut the (?:bell pepper and courgette|courgette and bell pepper):/);
  expect(fourth).toContain('Put the feta onto the tray');
});

test('a slot that is empty is called by its own word, and one that may be, says so', () => {
  const { words: filled } = stepsOf('frittata', ['Eggs']);
  expect(filled.vegetables).toBe('vegetables that fry');
  expect(filled.cheese).toBe('cheese (if you have any)');
  expect(filled.eggs).toBe('eggs');
});

test('a slot for one food keeps its word, and says what stands in', () => {
  expect(stepsOf('cold-cucumber-soup', ['Cucumber']).words.cucumber).toBe('cucumber');
  expect(stepsOf('banana-bread', ['Apples']).words.bananas).toBe('apples');
});

test('the parts of a step tell slots from the rest', () => {
  const step = ({ a, b }: Readonly<Record<string, string>>) => `Mix the ${a} with the ${b}.`;
  expect(stepParts(step, { a: 'flour', b: 'milk' })).toEqual([
    { text: 'Mix the ', slot: null },
    { text: 'flour', slot: 'a' },
    { text: ' with the ', slot: null },
    { text: 'milk', slot: 'b' },
    { text: '.', slot: null },
  ]);
  const text = { title: '', slots: { a: 'flour', b: 'milk' }, steps: [step], rest: '' };
  expect(slotsOfStep(step, text)).toEqual(['a', 'b']);
});

test('a step that is only about what is left out is none', () => {
  const without = stepsOf('fried-rice', ['Leftover rice']);
  expect(stepsToDo(without.offer, without.text)).toEqual([0, 1, 2, 3]);
  const withEggs = stepsOf('fried-rice', ['Leftover rice', 'Eggs']);
  expect(stepsToDo(withEggs.offer, withEggs.text)).toEqual([0, 1, 2, 3, 4]);
});
