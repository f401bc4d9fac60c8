import type { Browser, Page } from 'playwright-core';
import type { Goal } from '#goals.ts';
import { type Contender, figuresOf } from './figures.ts';
import { DIST, pagesOf, serveTheirBareSelves, startProduct } from './our-pages.ts';
import { goalsOf } from './page-goals.ts';
import { launchBrowser, newPhone } from './phone.ts';
import { weighRouteChunks } from './route-chunks.ts';
import { measureTyping } from './typing.ts';
import { open, type Visit } from './visit.ts';

/** A signed-in person's browser keeps the pages for the next visit; it does so when the first has come to rest. */
const pagesAreKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

/** A browser's first visit to a page, and its second. */
async function visitTwice(browser: Browser, { url, late, session }: Contender): Promise<[Visit, Visit]> {
  const phone = await newPhone(browser, session);
  const visits = [];
  for (let time = 0; time < 2; time++) {
    const { page, visit } = await open(phone, url, late);
    visits.push(visit);
    if (session) await pagesAreKept(page);
    await page.close();
  }
  await phone.close();
  return visits as [Visit, Visit];
}

/** Our pages and their bare versions on a slow phone, all in turn, beginning with another one each round. */
export async function measureWeb(rounds: number): Promise<Goal[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  const pages = await pagesOf(product.address);
  const bare = await serveTheirBareSelves(browser, product.address, pages);
  try {
    const contenders = pages.flatMap(({ path, ...rest }): Contender[] => [
      { ...rest, kind: 'ours', url: product.address + path, visits: [] },
      { page: rest.page, kind: 'bare', url: bare.url + path, late: 'body', visits: [] },
    ]);
    for (let round = 0; round < rounds; round++) {
      for (let turn = 0; turn < contenders.length; turn++) {
        const contender = contenders[(3 * round + turn) % contenders.length];
        contender?.visits.push(await visitTwice(browser, contender));
      }
    }
    const figures = figuresOf(contenders);
    const typing = await measureTyping(browser, product.address, bare.url);
    return [...goalsOf(figures), typing, await weighRouteChunks(DIST)];
  } finally {
    await browser.close();
    bare.stop();
    await product.stop();
  }
}
