import type { Page } from '@playwright/test';
import { expect, test } from '#fixtures.ts';

declare global {
  interface Window {
    /** When each carousel moved by itself, by its name, on the test's clock. */
    moves: Record<string, number[]>;
    /** The texts that the first figure showed, in order. */
    figures: string[];
  }
}

const HERO = 'What Crisper does';
const VOICES = 'What people say';
const LONG_MS = 60_000;
const carousel = (page: Page, name: string) => page.getByRole('region', { name });
const figure = (page: Page) => page.locator('dl [aria-hidden]').first();

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.moves = {};
    const { scrollTo } = Element.prototype;
    Element.prototype.scrollTo = function (this: Element, ...where: unknown[]) {
      const name = this.closest('section')?.ariaLabel ?? '';
      window.moves[name] = [...(window.moves[name] ?? []), Date.now()];
      Reflect.apply(scrollTo, this, where);
    };
    window.figures = [];
    new MutationObserver(() => {
      const shown = document.querySelector('dl [aria-hidden]')?.textContent;
      if (shown && shown !== window.figures.at(-1)) window.figures.push(shown);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
});

/** From now on time passes only when a test says so. */
const stopTheClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + LONG_MS);

const movesOf = (page: Page, name: string) => page.evaluate((key) => window.moves[key] ?? [], name);

/** By then the browser has notified all observers of what is on the screen. */
const lookAround = (page: Page) =>
  page.evaluate(
    () => new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );

for (const [name, seconds] of [
  [HERO, 4],
  [VOICES, 5],
] as const) {
  test(`“${name}” moves on every ${seconds} s, however long a slide takes to arrive`, async ({ page }) => {
    await page.goto('/');
    // It waits under the mouse, so that its time begins when the mouse leaves.
    await carousel(page, name).hover();
    await stopTheClock(page);
    await page.mouse.move(2, 2);
    const dots = carousel(page, name).getByRole('button', { name: /Go to slide/ });
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(seconds * 1000 - 1);
    expect(await movesOf(page, name)).toHaveLength(0);
    await page.clock.runFor(1);
    expect(await movesOf(page, name)).toHaveLength(1);
    await page.clock.runFor(700);
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(seconds * 1000 - 700);
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
    const [first = 0, ...later] = await movesOf(page, name);
    expect(later).toEqual([first + seconds * 1000]);
  });
}

for (const [pause, act] of [
  ['under the mouse', 'hover'],
  ['on focus', 'focus'],
] as const) {
  test(`the hero waits ${pause}`, async ({ page }) => {
    await page.goto('/');
    await carousel(page, HERO).getByRole('link').first()[act]();
    await page.clock.runFor(LONG_MS);
    expect(await movesOf(page, HERO)).toEqual([]);
  });
}

test('the hero can be stopped', async ({ page }) => {
  await page.goto('/');
  await carousel(page, HERO).getByRole('button', { name: 'Stop moving by itself' }).click();
  await page.mouse.move(2, 2);
  await carousel(page, HERO).getByRole('button', { name: 'Start moving by itself' }).blur();
  await page.clock.runFor(LONG_MS);
  expect(await movesOf(page, HERO)).toEqual([]);
});

test('figures count from zero to what is true once, in 1.5 s, when they are seen', async ({ page }) => {
  await page.goto('/');
  await expect(figure(page)).toHaveText('0%');
  await stopTheClock(page);
  await page.evaluate(() => {
    window.figures = [];
  });
  await figure(page).scrollIntoViewIfNeeded();
  await lookAround(page);
  await page.clock.runFor(700);
  await expect(figure(page)).not.toHaveText('95%');
  await page.clock.runFor(900);
  await expect(figure(page)).toHaveText('95%');
  const shown = (await page.evaluate(() => window.figures)).map((text) => Number.parseFloat(text));
  expect(shown.length).toBeGreaterThan(20);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(shown[0]).toBeGreaterThanOrEqual(0);
});

test.describe('on a screen that shows the figures at once', () => {
  test.use({ viewport: { width: 1366, height: 6000 } });

  test('a figure that may have been read already stays', async ({ page }) => {
    await page.goto('/');
    await lookAround(page);
    await page.clock.runFor(LONG_MS);
    expect(await page.evaluate(() => window.figures)).toEqual(['95%']);
  });

  test('a person who comes from another page never sees the end before the beginning', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(figure(page)).toHaveText('95%');
    const shown = await page.evaluate(() => window.figures);
    expect(shown[0]).toBe('0%');
    expect(shown.filter((text) => text === '95%')).toHaveLength(1);
  });
});

test.describe('for people who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the hero stays where it is, and figures say at once what is true', async ({ page }) => {
    await page.goto('/');
    await figure(page).scrollIntoViewIfNeeded();
    await lookAround(page);
    await page.clock.runFor(LONG_MS);
    expect(await movesOf(page, HERO)).toEqual([]);
    expect(await page.evaluate(() => window.figures)).toEqual(['95%']);
  });
});
