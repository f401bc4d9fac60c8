import type { Goal } from '#goals.ts';
import { median } from '#median.ts';
import { serveBarePages } from '#web/bare-page.ts';
import { KB } from '#web/budgets.ts';
import { DIST, startProduct } from '#web/our-pages.ts';
import { type Audit, audit } from './audit.ts';
import { startBrowser } from './browser.ts';
import { brokenPromises } from './promises.ts';

const PAGES = ['/', '/blog', '/fridge'];

/** The median of each figure; scores and complaints are those of the visit in the middle by LCP. */
function typicalOf(audits: Audit[]): Audit {
  const typical = audits.toSorted((a, b) => a.lcpMs - b.lcpMs)[Math.floor(audits.length / 2)];
  if (!typical) throw new Error('nothing was measured');
  return {
    ...typical,
    lcpMs: median(audits.map(({ lcpMs }) => lcpMs)),
    tbtMs: median(audits.map(({ tbtMs }) => tbtMs)),
    cls: median(audits.map(({ cls }) => cls)),
    scores: { ...typical.scores, performance: median(audits.map(({ scores }) => scores.performance ?? 0)) },
  };
}

const row = (name: string, result: Audit) => ({
  page: name,
  'LCP ms': Math.round(result.lcpMs),
  'TBT ms': Math.round(result.tbtMs),
  CLS: Number(result.cls.toFixed(4)),
  'JS kB': Number((result.scriptBytes / KB).toFixed(1)),
  ...result.scores,
});

/** Our pages and their bare versions, visited in turn so that the machine's variation affects both alike. */
export async function measureByLighthouse(rounds: number): Promise<Goal[]> {
  const server = await startProduct();
  const html = await Promise.all(
    PAGES.map(async (path) => [path, await (await fetch(server.address + path)).text()] as const),
  );
  const bare = await serveBarePages(new Map(html), DIST);
  const browser = await startBrowser();
  const visits = new Map<string, Audit[]>();
  try {
    for (let round = 0; round < rounds; round++) {
      for (const path of PAGES) {
        for (const [name, url] of [
          [`ours ${path}`, server.address],
          [`bare ${path}`, bare.url],
        ] as const) {
          visits.set(name, [...(visits.get(name) ?? []), await audit(url + path, browser.port)]);
        }
      }
    }
  } finally {
    await browser.stop();
    bare.stop();
    await server.stop();
  }
  const medians = new Map([...visits].map(([name, audits]) => [name, typicalOf(audits)]));
  console.table([...medians].map(([name, result]) => row(name, result)));
  const broken = PAGES.flatMap((path) => {
    const [ours, plain] = [medians.get(`ours ${path}`), medians.get(`bare ${path}`)];
    return ours && plain ? brokenPromises(path, ours, plain) : [`${path} was not measured`];
  });
  for (const sentence of broken) console.log(sentence);
  return [
    {
      what: 'promises broken, says Lighthouse',
      measured: broken.length,
      goal: '0',
      met: broken.length === 0,
    },
  ];
}
