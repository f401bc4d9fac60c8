import type { Page } from '@playwright/test';
import { hold } from '#hold.ts';
import { sampled } from '#sample.ts';
import { expect, test } from './dashboard-test.ts';

const SHIFT_MAX = 0.05;

declare global {
  var shifts: { value: number; moved: string[] }[];
}

/** Records how much of the screen moves without input. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? '');
        if (!hadRecentInput) globalThis.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page): Promise<void> {
  // A layout is painted, and reported, two frames later.
  const shifts = await page.evaluate(
    () =>
      new Promise<typeof globalThis.shifts>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(globalThis.shifts))),
        ),
      ),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(SHIFT_MAX);
}

const pages = [
  {
    path: '/notifications',
    calls: '**/api/notifications/**',
    rows: (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('link'),
    empty: 'All quiet',
  },
  {
    path: '/dashboard/expired-items',
    calls: '**/api/items?*recently-expired*',
    rows: (page: Page) => page.getByRole('rowheader'),
    empty: 'Nothing expired lately',
  },
];

for (const [index, { path, calls, rows, empty }] of pages.entries()) {
  for (const width of sampled([390, 1366], index === 0 ? [390] : [1366])) {
    for (const count of [0, 2, 11]) {
      test(`at ${width} px, ${path} stays where it is when ${count} things arrive late`, async ({
        page,
        me,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        for (let number = 1; number <= count; number++)
          await me.add({ title: number % 3 ? 'Soup' : 'A soup with a rather long name', days: -1 });
        await watchShifts(page);
        await page.addInitScript(() => localStorage.setItem('items-scope', 'mine'));
        const answer = await hold(page, calls);
        await page.goto(path);
        await expect(page.getByText(/^Loading (notifications|items)\.\.\.$/)).toBeAttached();
        answer();
        await expect(count === 0 ? page.getByText(empty) : rows(page).last()).toBeVisible();
        await expectStill(page);
      });
    }
  }
}

for (const width of [390, 1366]) {
  test(`at ${width} px, the footer stays below the screen on the way from a page scrolled down`, async ({
    page,
    me,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await me.add({ days: 1 });
    await watchShifts(page);
    await page.goto('/dashboard');
    await expect(page.getByText('Loading…')).toHaveCount(0);
    for (const place of [130, 400]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
      await expect(page.getByRole('contentinfo')).not.toBeInViewport();
      await page.evaluate(() => globalThis.shifts.splice(0));
      // Not by hand: what moves within half a second of a click does not count, and a slow page comes later.
      await page.getByRole('link', { name: 'Notifications' }).first().dispatchEvent('click');
      await expect(page.getByRole('list', { name: 'Notifications' }).getByRole('link')).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expectStill(page);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'The fridge today' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
      await expectStill(page);
    }
  });
}
