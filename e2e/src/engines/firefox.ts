import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { ZONE } from '#clock.ts';
import { COMMAND_LIMIT_MS, type Driver, type Engine, WINDOW } from './driver.ts';

/** Firefox, driven by WebDriver BiDi. Every person has a container of their own in it. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const firefox = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath, headless: true, protocolTimeout: COMMAND_LIMIT_MS },
    env: { ...process.env, TZ: ZONE },
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // A question that nobody answers would keep the camera's page waiting.
      'permissions.default.camera': 2,
    },
  });
  return {
    async newDriver() {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage({ type: 'window' });
      page.setDefaultTimeout(COMMAND_LIMIT_MS);
      await page.setViewport(WINDOW);
      return driverOf(page, () => context.close());
    },
    close: () => firefox.close(),
  };
}

const driverOf = (page: Page, close: () => Promise<void>): Driver => ({
  async go(url) {
    await page.goto(url);
  },
  async reload() {
    await page.reload();
  },
  async run(inPage, ...given) {
    const result = await page.evaluate(inPage as (...all: unknown[]) => unknown, ...given);
    return result as never;
  },
  async press(from, to = from) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    if (to !== from) await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  },
  type: (text) => page.keyboard.type(text),
  key: (key) => page.keyboard.press(key),
  async attach(selector, file) {
    const field = await page.$(selector);
    if (!field) throw new Error(`There is no ${selector} on the page.`);
    await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
  },
  screenshot: () => page.screenshot(),
  close,
});
