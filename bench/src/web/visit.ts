import type { CDPSession, Page } from 'playwright-core';
import type { SlowPhone } from './phone.ts';
import { watchVitals } from './vitals.ts';

export interface Visit {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** As transferred, with headers; nothing for cached files. */
  bytes: number;
  /** As transferred, without headers. */
  scriptBytes: number;
}

const QUIET_MS = 400;
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** Counts transfers, and since when there are none. A stream of events never ends and does not count. */
function watchNetwork(devtools: CDPSession) {
  const types = new Map<string, string>();
  const underWay = new Set<string>();
  const sum = { bytes: 0, scriptBytes: 0 };
  let lastChange = performance.now();
  const end = (requestId: string, bytes: number) => {
    sum.bytes += bytes;
    underWay.delete(requestId);
    lastChange = performance.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    types.set(requestId, type);
    underWay.add(requestId);
    lastChange = performance.now();
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/event-stream') end(requestId, 0);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') sum.scriptBytes += encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return { sum, isQuiet: () => underWay.size === 0 && performance.now() - lastChange > QUIET_MS };
}

/** Until neither the network nor the processor has had work for a moment. */
async function settle(page: Page, isQuiet: () => boolean): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < PATIENCE_MS) {
    if (isQuiet() && (await page.evaluate((quietMs) => window.vitals.idleForMs() > quietMs, QUIET_MS)))
      return;
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/** Opens the page and waits until everything is loaded; late parts are found by a selector. */
export async function open(
  phone: SlowPhone,
  url: string,
  late = 'body',
): Promise<{ page: Page; visit: Visit }> {
  const { page, devtools } = await phone.openPage();
  const { sum, isQuiet } = watchNetwork(devtools);
  await page.addInitScript(watchVitals);
  await page.goto(url);
  await page.locator(late).first().waitFor();
  await settle(page, isQuiet);
  const vitals = await page.evaluate(() => window.vitals.read());
  return { page, visit: { ...vitals, ...sum } };
}
