import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import { DISHES } from './dishes.ts';
import type { Weights } from './fill.ts';
import { ANA, FAMILY, FLAT, STUDENTS, TODAY, VEGANS } from './kitchens.fixture.ts';
import { greedy, itemIdsIn, type Pick, picked } from './picks.ts';
import { householdOf, mayBeOffered, prepare } from './prepare.ts';
import { ASSUMED_FOODS } from './serves.ts';
import { suppliesOf } from './supplies.ts';

/** The same without a shortcut: whatever comes first is filled again after each pick. */
function fillingAgain(possible: readonly Pick[], first: Weights, chosen: readonly string[]): Pick[] {
  let weights = first;
  const rest = [...possible];
  const picks: Pick[] = [];
  while (rest.length > 0 && picks.length < 30) {
    const isBetter = (a: Pick, b: Pick) => {
      const more = a.score.score - b.score.score;
      const [mine, other] = [a, b].map(({ prepared }) => prepared.dish.minutes ?? Number.MAX_SAFE_INTEGER);
      return Math.abs(more) > 1e-9 ? more > 0 : (mine ?? 0) < (other ?? 0);
    };
    const best = rest.reduce((one, other) => (isBetter(other, one) ? other : one));
    const at = rest.indexOf(best);
    if (best.weights !== weights) {
      rest[at] = picked(best.prepared, weights);
      continue;
    }
    picks.push(best);
    rest.splice(at, 1);
    const used = new Set(itemIdsIn(best.filled).filter((id) => !chosen.includes(id)));
    weights = new Map([...weights].map(([id, weight]) => [id, used.has(id) ? weight / 2 : weight]));
  }
  return picks;
}

test.each([
  ['flat of the demo', FLAT],
  ['vegans', VEGANS],
  ['students', STUDENTS],
  ['a family', FAMILY],
  ['all of them', [...FLAT, ...VEGANS, ...STUDENTS, ...FAMILY]],
])('what is not filled again is picked as if it was: %s', (_, items) => {
  const { ingredients } = suppliesOf(items, { self: ANA, today: TODAY, names: foodNames });
  const household = householdOf(ingredients, { assumed: ASSUMED_FOODS, diet: null });
  for (const chosen of [[], ingredients.slice(0, 2).map(({ item }) => item._id)]) {
    const weights = new Map<string, number>(
      ingredients.map(({ item, urgency }) => [item._id, urgency + Number(chosen.includes(item._id))]),
    );
    const possible = DISHES.filter((dish) => mayBeOffered(dish, household))
      .flatMap((dish) => prepare(dish, household) ?? [])
      .map((prepared) => picked(prepared, weights));
    const brief = (picks: readonly Pick[]) =>
      picks.map(({ filled, score }) => [filled.dish.slug, score, itemIdsIn(filled)]);
    const picks = greedy(possible, weights, chosen);
    expect(picks.length).toBeGreaterThan(15);
    expect(brief(picks)).toEqual(brief(fillingAgain(possible, weights, chosen)));
  }
});
