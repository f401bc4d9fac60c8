// Looks for a leak in the board of a tablet, by hand: `npm exec -- node e2e/src/board-hour.ts` is a real hour, in which the
// board asks 240 times; with `rush` behind it, it asks as often without the pauses, in some minutes. Two tablets show a
// kitchen in which food and list change all the time, and which cannot be reached now and then. Prints what each page holds
// in memory after garbage collection, and fails where that has grown. Needs `node scripts/setup.mjs --build --browser` once.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { type Household, startHousehold, todayThere } from './household.ts';
import { startServer } from './running-server.ts';

const isRush = process.argv.includes('rush');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
];
/** As often as a board asks in an hour. */
const ASKS = 240;
const ASK_EVERY_MS = 15_000;
/** Code is compiled and pages are cached meanwhile, which is no leak. */
const WARM_UP = 16;
const MEASURE_EVERY = 24;
/** Out of reach once in so many times. */
const AWAY_EVERY = 20;
/** Few enough that all of it is on the smaller screen. */
const THINGS = 4;
const WITHIN_MS = 60_000;
/** Compiled code and what DevTools keeps of requests grow for a while; a page that kept what it showed would in each step. */
const GROWTH_MAX = { heapKb: 512, nodes: 50, listeners: 10 };

type Memory = Record<keyof typeof GROWTH_MAX, number>;

interface Tablet {
  name: string;
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
  measured: Memory[];
}

/** Each has a key of its own, as its person makes it. */
async function openTablet(
  browser: Browser,
  server: string,
  { kitchenId, ask }: Household,
  viewport: (typeof SIZES)[number],
): Promise<Tablet> {
  const name = `${viewport.width}x${viewport.height}`;
  const { key } = await ask('POST', '/account/keys', { name, scope: 'look', kitchenId, lastDay: null });
  const context = await browser.newContext({ viewport, timezoneId: 'UTC' });
  const page = await context.newPage();
  await page.goto(`${server}/kitchens/${kitchenId}/board#${key}`);
  await page.getByRole('heading', { name: 'Flat 4B' }).waitFor({ timeout: WITHIN_MS });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  return { name, context, page, devtools, measured: [] };
}

async function measure({ devtools, measured }: Tablet): Promise<void> {
  // What a collection frees may hold what the next one frees.
  for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  measured.push({
    heapKb: Math.round(figure('JSHeapUsedSize') / 1024),
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
  });
}

/** Puts food and an entry in, and takes the oldest out: at any time there is as much as before. */
function startChanging({ act }: Household) {
  const there: { food: string; entry: string }[] = [];
  let count = 0;
  return async function change(): Promise<string> {
    const title = `Food ${String(++count).padStart(4, '0')}`;
    const [food, entry] = [crypto.randomUUID(), crypto.randomUUID()];
    await act({ kind: 'addItem', item: { id: food, title, expiryDate: todayThere() } });
    await act({ kind: 'addEntry', entry: { id: entry, title: `Buy ${title}` } });
    there.push({ food, entry });
    const oldest = there.length > THINGS ? there.shift() : undefined;
    if (oldest) {
      await act({ kind: 'finishItem', itemId: oldest.food, outcome: 'eaten' });
      await act({ kind: 'tickEntry', entryId: oldest.entry, got: true });
    }
    return title;
  };
}

/** Waits in the page until it shows the words; in a rush the board is told again and again that it is worth asking. */
async function shows({ page, name }: Tablet, words: string): Promise<void> {
  const isShown = await page.evaluate(
    async ({ words, isRush, withinMs }) => {
      const latest = Date.now() + withinMs;
      while (!document.body.innerText.includes(words)) {
        if (Date.now() > latest) return false;
        if (isRush) dispatchEvent(new Event('online'));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return true;
    },
    { words, isRush, withinMs: WITHIN_MS },
  );
  if (!isShown) throw new Error(`the board at ${name} did not show "${words}"`);
}

async function beAway(tablet: Tablet): Promise<void> {
  await tablet.context.setOffline(true);
  await shows(tablet, 'Crisper cannot be reached');
  await tablet.context.setOffline(false);
}

/** Begins the next step when the board asks the next time, however long this one took. */
async function rest(began: number): Promise<void> {
  if (!isRush) await sleep(Math.max(0, began + ASK_EVERY_MS - Date.now()));
}

async function watch(tablets: readonly Tablet[], household: Household): Promise<void> {
  const change = startChanging(household);
  for (let asked = 1 - WARM_UP; asked <= ASKS; asked++) {
    const began = Date.now();
    if (asked % AWAY_EVERY === 0) await Promise.all(tablets.map(beAway));
    const title = await change();
    const isMeasured = asked >= 0 && asked % MEASURE_EVERY === 0;
    if (isRush || isMeasured) await Promise.all(tablets.map((tablet) => shows(tablet, `Buy ${title}`)));
    if (isMeasured) {
      await Promise.all(tablets.map(measure));
      const told = tablets.map(({ name, measured }) => `${name} ${JSON.stringify(measured.at(-1))}`);
      console.log(`${new Date().toISOString()} after ${asked}: ${told.join(', ')}`);
    }
    await rest(began);
  }
}

/** What has grown from the first measurement to the last; names more than is allowed. */
function judge({ name, measured }: Tablet): string[] {
  const [before, after] = [measured.at(0), measured.at(-1)];
  if (!before || !after) return [`${name} was not measured`];
  console.log(`${name}: before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);
  const names = Object.keys(GROWTH_MAX) as (keyof Memory)[];
  return names
    .filter((what) => !(after[what] - before[what] <= GROWTH_MAX[what]))
    .map((what) => `${name}: ${what} grew from ${before[what]} to ${after[what]}`);
}

const server = await startServer({ LIMIT_REQUESTS_PER_KEY: '100000', LIMIT_WRITES_PER_ACCOUNT: '100000' });
const browser = await chromium.launch(launchOptions());
try {
  const household = await startHousehold(server.url);
  const tablets: Tablet[] = [];
  for (const size of SIZES) tablets.push(await openTablet(browser, server.url, household, size));
  await watch(tablets, household);
  const grown = tablets.flatMap(judge);
  if (grown.length > 0) throw new Error(grown.join('\n'));
  console.log(`No page has grown by more than ${JSON.stringify(GROWTH_MAX)}.`);
} finally {
  await browser.close();
  await server.stop();
}
