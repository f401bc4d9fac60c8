import { measureFridgePage } from './fridge-page.ts';
import { type Cost, type Fridge, withFridges } from './fridges.ts';
import { atMost, type Goal } from './goals.ts';
import { kitchenQuestions, questions } from './growth-questions.ts';
import { median, spread } from './median.ts';

const ROUNDS = 40;
/** The page in a browser is compared with a nearly empty fridge, everything else with ten thousand items. */
const [HUNDRED, SMALL, LARGE] = [100, 10_000, 1_000_000];
const SIZES = [HUNDRED, 1_000, SMALL, 100_000, LARGE];
const LIMIT = 1.5;
/** A kitchen does not notice how many others there are. */
const KITCHEN_LIMIT = 1.2;

/** Filled once for all requests. */
export function measureGrowth(): Promise<Goal[]> {
  return withFridges(SIZES, async (fridges) => {
    const [hundred, ...others] = fridges as [Fridge, ...Fridge[]];
    const large = others.at(-1) as Fridge;
    const inFridge = await askAll(others, questions, LIMIT);
    const kitchens = others.filter(({ items }) => items >= SMALL);
    const inKitchens = await askAll(kitchens, kitchenQuestions, KITCHEN_LIMIT);
    return [...inFridge, ...inKitchens, await measureFridgePage(hundred, large, LIMIT)];
  });
}

/**
 * The cost of each request in every fridge, made in turns in one run; the first round is a warm-up. Processor time is
 * compared, because elapsed time depends on the other work of the machine.
 */
async function askAll(fridges: Fridge[], asked: typeof questions, limit: number): Promise<Goal[]> {
  const rows = Object.entries(asked).map(([name, question]) => ({
    name,
    question,
    costs: new Map(fridges.map(({ items }) => [items, [] as Cost[]])),
  }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { question, costs } of rows) {
      for (const fridge of fridges) {
        const cost = await fridge.ask(question(fridge));
        if (round > 0) costs.get(fridge.items)?.push(cost);
      }
    }
  }
  const report = rows.map(({ name, costs }) => describe(name, costs));
  console.table(report);
  return report.map(({ question, ratio }) => atMost(`growth, ${question}`, ratio, limit));
}

function describe(question: string, costs: Map<number, Cost[]>) {
  const of = (items: number, kind: keyof Cost) => (costs.get(items) ?? []).map((cost) => cost[kind]);
  const ratio = (kind: keyof Cost) => Number((median(of(LARGE, kind)) / median(of(SMALL, kind))).toFixed(2));
  return {
    question,
    ...Object.fromEntries(
      [...costs.keys()].map((items) => [
        `${items.toLocaleString('en')}, ms`,
        Number(median(of(items, 'worked')).toFixed(2)),
      ]),
    ),
    ratio: ratio('worked'),
    spread: `${Math.round(spread(of(LARGE, 'worked')) * 100)} %`,
    'waited at 1 M, ms': Number(median(of(LARGE, 'waited')).toFixed(2)),
    'ratio waited': ratio('waited'),
  };
}
