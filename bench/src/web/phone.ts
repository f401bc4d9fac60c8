import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { installedBrowser } from './installed-browser.ts';

/** Lighthouse's values for a slow phone; the latency is that of a whole request, connecting included. */
export const PROCESSOR_SLOWDOWN = 4;
const LATENCY_MS = 562.5;
const BYTES_PER_SECOND = (1638.4 * 0.9 * 1024) / 8;

export type StoredSession = NonNullable<BrowserContextOptions['storageState']>;

export type SlowPhone = Awaited<ReturnType<typeof newPhone>>;

/** A browser with an empty cache, on a slow phone with a slow network. */
export async function newPhone(browser: Browser, storageState?: StoredSession) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ...(storageState && { storageState }),
  });
  return {
    close: () => context.close(),
    /** A new page, with the browser's cache of those before it. */
    async openPage(): Promise<{ page: Page; devtools: CDPSession }> {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LATENCY_MS,
        downloadThroughput: BYTES_PER_SECOND,
        uploadThroughput: BYTES_PER_SECOND / 2,
      });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
      return { page, devtools };
    },
  };
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
