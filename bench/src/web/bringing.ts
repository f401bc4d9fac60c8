import type { Browser } from 'playwright-core';
import { atMost, type Goal } from '#goals.ts';
import { median } from '#median.ts';
import { type Account, sessionOf, signUp, startKitchen, startProduct, TITLES } from './our-pages.ts';
import { launchBrowser, PROCESSOR_SLOWDOWN } from './phone.ts';

const ROUNDS = 3;
/** For what else the page does once it is open. */
const REST_MS = 1_000;
const FEW = 1_000;
/** As many as a kitchen holds. */
const MANY = 5_000;
const FEW_SHOWN_MS = 1_000;
const FEW_IN_MS = 2_000;
const MANY_SHOWN_MS = 3_000;
/** The limit for a good interaction to next paint. */
const STANDSTILL_MS = 200;

interface Bringing {
  startMs: number;
  shownMs: number;
  longestTaskMs: number;
  /** How many different values the bar had. */
  steps: number;
}

declare global {
  interface Window {
    bringing: Bringing;
  }
}

/** Runs inside the page: from choosing a file until all that was found in it is shown. */
function watchBringing(): void {
  const bringing = { startMs: Number.NaN, shownMs: Number.NaN, longestTaskMs: 0, steps: 0 };
  const values = new Set<number>();
  window.bringing = bringing;
  const isUnderWay = () => bringing.startMs > 0 && Number.isNaN(bringing.shownMs);
  new PerformanceObserver((list) => {
    // What hands the file to the page is no work of the page.
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= bringing.startMs) bringing.longestTaskMs = Math.max(bringing.longestTaskMs, duration);
  }).observe({ type: 'longtask' });
  const start = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file') bringing.startMs = performance.now();
  };
  window.addEventListener('change', start, true);
  new MutationObserver(() => {
    if (!isUnderWay()) return;
    const bar = document.querySelector('progress');
    if (bar) values.add(bar.value);
    bringing.steps = values.size;
    if (document.querySelector('[role=tablist]')) bringing.shownMs = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** What a household writes down; every seventh food is one that nobody knows. */
const spreadsheet = (rows: number): Buffer => {
  const lines = Array.from({ length: rows }, (_, n) => {
    const title = n % 7 === 0 ? `Thing ${n}` : `${TITLES[n % TITLES.length]} ${n}`;
    const day = `2027-0${(n % 9) + 1}-1${n % 10}`;
    return `${title},${(n % 9) + 1},${n % 5 === 0 ? '' : day},${n % 3 === 0 ? 'Cellar' : 'Fridge'},${n % 4}.99,"the ${n}th, of many"`;
  });
  return Buffer.from(['Name,Quantity,Best before,Place,Price,Note', ...lines].join('\n'));
};

interface Bringer {
  address: string;
  account: Account;
  kitchenId: string;
  slowdown: number;
  rows: number;
}

async function bring(browser: Browser, { address, account, kitchenId, slowdown, rows }: Bringer) {
  const context = await browser.newContext({ storageState: sessionOf(address, account) });
  const page = await context.newPage();
  await page.addInitScript(watchBringing);
  // It is fetched last of what reading needs.
  const fetched = page.waitForEvent('worker');
  await page.goto(`${address}/kitchens/${kitchenId}/bring`);
  await fetched;
  await page.waitForTimeout(REST_MS);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const file = { name: 'pantry.csv', mimeType: 'text/csv', buffer: spreadsheet(rows) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('tablist').waitFor();
  const { startMs, shownMs, longestTaskMs, steps } = await page.evaluate(() => window.bringing);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const put = page.getByRole('button', { name: /^Put \d+ in$/ });
  const before = performance.now();
  await put.click();
  await page.getByRole('heading', { name: / are in$/ }).waitFor();
  const inMs = performance.now() - before;
  await context.close();
  return { shownMs: shownMs - startMs, longestTaskMs, steps, inMs };
}

/** A spreadsheet of a thousand rows on a desk, and one of five thousand at a phone's speed. */
export async function measureBringing(): Promise<Goal[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const { address } = product;
    const account = await signUp(address, 'Ana');
    const few: Awaited<ReturnType<typeof bring>>[] = [];
    const many: typeof few = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [all, rows, slowdown] of [
        [few, FEW, 1],
        [many, MANY, PROCESSOR_SLOWDOWN],
      ] as const) {
        const kitchenId = await startKitchen(address, account, 0);
        all.push(await bring(browser, { address, account, kitchenId, slowdown, rows }));
      }
    }
    const figuresOf = (all: typeof few) => ({
      'shown, ms': Math.round(median(all.map(({ shownMs }) => shownMs))),
      'in, ms': Math.round(median(all.map(({ inMs }) => inMs))),
      'longest task, ms': Math.round(median(all.map(({ longestTaskMs }) => longestTaskMs))),
      'steps of the bar': Math.min(...all.map(({ steps }) => steps)),
    });
    const [desk, phone] = [figuresOf(few), figuresOf(many)];
    console.table({ [`${FEW} rows`]: desk, [`${MANY} rows, ${PROCESSOR_SLOWDOWN} times slower`]: phone });
    return [
      atMost(`bring, ms until ${FEW} rows are shown`, desk['shown, ms'], FEW_SHOWN_MS),
      atMost(`bring, ms until ${FEW} rows are in`, desk['in, ms'], FEW_IN_MS),
      atMost(`bring, ms until ${MANY} rows are shown on a slow phone`, phone['shown, ms'], MANY_SHOWN_MS),
      atMost('bring, ms that the page stands still meanwhile', phone['longest task, ms'], STANDSTILL_MS),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
