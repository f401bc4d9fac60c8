import { type Browser, chromium } from 'playwright-core';
import type { Fridge } from './fridges.ts';
import { atMost, type Goal } from './goals.ts';
import { median, spread } from './median.ts';

const { installedBrowser } = (await import(new URL('../../scripts/browser.mjs', import.meta.url).href)) as {
  installedBrowser(): string | undefined;
};

const ROUNDS = 15;
const PATIENCE_MS = 30_000;

/** From requesting the page to its cards being painted, in a browser with an empty cache. */
async function visit(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 860 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[data-item]')) return;
      observer.disconnect();
      // The frame after the next one begins when the cards of this one are on the screen.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('painted')));
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(`${address}/fridge`);
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('painted')[0]?.startTime,
    null,
    {
      timeout: PATIENCE_MS,
    },
  );
  const time = (await painted.jsonValue()) ?? Number.NaN;
  await context.close();
  return time;
}

/** The same page of both fridges, visited in turns in one run. */
export async function measureFridgePage(small: Fridge, large: Fridge, limit: number): Promise<Goal> {
  const executablePath = installedBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const addresses = [await small.listen(), await large.listen()];
    // The first visits are a warm-up and do not count.
    for (const address of addresses) await visit(browser, address);
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, address] of addresses.entries()) times[index]?.push(await visit(browser, address));
    }
    const [few, many] = times;
    const ratio = median(many) / median(few);
    console.table([
      {
        [`${small.items.toLocaleString('en')} items, ms`]: Math.round(median(few)),
        [`${large.items.toLocaleString('en')} items, ms`]: Math.round(median(many)),
        ratio: Number(ratio.toFixed(2)),
        spread: `${Math.round(spread(many) * 100)} %`,
      },
    ]);
    return atMost('growth, the fridge page in a browser', ratio, limit);
  } finally {
    await browser.close();
  }
}
