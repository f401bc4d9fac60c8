import { measureFridgePage } from './fridge-page.ts';
import { type Fridge, withFridges } from './fridges.ts';
import { atMost, type Goal } from './goals.ts';
import { median, spread } from './median.ts';

const ROUNDS = 60;
const PAGE = 16;

/** What a visitor asks for; the last page depends on how many items there are. */
const questions: Record<string, (items: number) => string> = {
  'first page': () => `/items?limit=${PAGE}`,
  'last page': (items) => `/items?limit=${PAGE}&page=${Math.ceil(items / PAGE)}`,
  'category and status': () => `/items?limit=${PAGE}&category=Dairy&status=nearly-expired`,
  'expiry soonest': () => `/items?limit=${PAGE}&sort=expiry-soonest&status=nearly-expired`,
  summary: () => '/items/summary',
  'search, one letter': () => `/items?limit=${PAGE}&search=m`,
  'search, common word': () => `/items?limit=${PAGE}&search=milk`,
  'search, rare word': () => `/items?limit=${PAGE}&search=c4ca4238a0`,
  'search, no match': () => `/items?limit=${PAGE}&search=liquorice`,
};

const SIZES = [100, 10_000, 1_000_000] as const;
const LIMIT = 1.5;

/** Filled once for all questions, because the large one takes minutes. */
export function measureGrowth(): Promise<Goal[]> {
  return withFridges(SIZES, async (fridges) => {
    const [hundred, small, large] = SIZES.map((size) => fridgeOf(fridges, size)) as [Fridge, Fridge, Fridge];
    return [...(await askBoth(small, large)), await measureFridgePage(hundred, large, LIMIT)];
  });
}

function fridgeOf(fridges: Map<number, Fridge>, items: number): Fridge {
  const fridge = fridges.get(items);
  if (!fridge) throw new Error(`no fridge of ${items} was filled`);
  return fridge;
}

/** The cost of each question in both fridges, asked in turns in one run. */
async function askBoth(small: Fridge, large: Fridge): Promise<Goal[]> {
  const fridges = [small, large];
  const rows = Object.entries(questions).map(([name, question]) => ({
    name,
    question,
    costs: fridges.map(() => [] as number[]),
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { question, costs } of rows) {
      for (const [index, fridge] of fridges.entries())
        costs[index]?.push(await fridge.ask(question(fridge.items)));
    }
  }
  const report = rows.map(({ name, costs: [few = [], many = []] }) => ({
    question: name,
    [`${small.items.toLocaleString('en')} items, ms`]: median(few).toFixed(2),
    [`${large.items.toLocaleString('en')} items, ms`]: median(many).toFixed(2),
    ratio: Number((median(many) / median(few)).toFixed(2)),
    spread: `${Math.round(spread(many) * 100)} %`,
  }));
  console.table(report);
  return report.map(({ question, ratio }) => atMost(`growth, ${question}`, ratio, LIMIT));
}
