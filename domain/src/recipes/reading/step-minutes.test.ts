import { recipeWords } from '@crisper/texts/recipes/recipe-words.ts';
import { expect, test } from 'vitest';
import { minutesInStep } from './step-minutes.ts';

test.each([
  ['Simmer for 20 minutes.', 20],
  ['Bake for 25–30 minutes at 180 °C.', 25],
  ['Bake for 25 to 30 mins, until golden.', 25],
  ['Cook 1 hour and 10 minutes.', 70],
  ['Cook for 1 1/2 hours.', 90],
  ['Fry for 5 minutes, add the rice and cook for 12 minutes more.', 12],
  ['Let it rest for two minutes.', 2],
  ['Chop the onion and 3 carrots.', null],
  ['Heat the oven to 180 degrees.', null],
  ['Soak for 12 hours, then boil for 45 min.', 45],
  ['Marinate for 2 days.', null],
  ['', null],
])('%s', (step, minutes) => expect(minutesInStep(step, recipeWords)).toBe(minutes));
