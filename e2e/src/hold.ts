import type { Page } from '@playwright/test';

/** Holds back the responses to requests for these URLs until they are released. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    // By then the page may have given up waiting.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
