import { GROCERIES, suggestionsOf } from '@crisper/domain/labels/groceries.ts';
import { expect, test } from 'vitest';
import { certaintiesOf, readHead } from './certainties.ts';
import bodyUrl from './food-body.bin?url&inline';
import headUrl from './grocery-head.bin?url&inline';
import { featuresOf, readNetwork, SIDE } from './network.ts';

const contentOf = async (url: string) => (await fetch(url)).arrayBuffer();

const network = readNetwork(await contentOf(bodyUrl));
const head = readHead(await contentOf(headUrl));

/** A ball that is lit from the top left, on a table. */
function ball([red, green, blue]: [number, number, number]): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [x, y] = [(at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2];
    const light = 1.1 - Math.hypot(x + 30, y + 30) / SIDE;
    const colour =
      Math.hypot(x, y) < SIDE * 0.42 ? [red * light, green * light, blue * light] : [205, 200, 190];
    pixels.set([...colour, 255], at * 4);
  }
  return pixels;
}

test('every grocery gets a certainty, and together they are one', () => {
  const certainties = certaintiesOf(featuresOf(ball([240, 130, 20]), network), head);
  expect(certainties).toHaveLength(GROCERIES.length);
  expect(certainties.reduce((sum, certainty) => sum + certainty, 0)).toBeCloseTo(1);
});

test('an orange ball is taken for an orange', () => {
  const [first] = suggestionsOf(certaintiesOf(featuresOf(ball([240, 130, 20]), network), head));
  expect(first?.food).toBe('orange');
});
