import type { Fridge } from './fridges.ts';
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

/** The cost of each question in both fridges, asked in turns in one run. */
export async function measureGrowth(small: Fridge, large: Fridge, limit: number): Promise<boolean> {
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
  const failed = report.filter(({ ratio }) => ratio > limit).map(({ question }) => question);
  console.log(
    failed.length === 0
      ? `Goal met: every ratio is at most ${limit}.`
      : `Goal missed (${limit}): ${failed.join(', ')}`,
  );
  return failed.length === 0;
}
