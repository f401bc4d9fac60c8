import { expectAccessible } from '#expect-accessible.ts';
import { expect, refusals, test } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

const ROWS = 15;

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1366, 860],
] as const) {
  test(`what can be done with a selection is in reach at ${width} px, and covers no row`, async ({
    page,
    me,
  }) => {
    await page.setViewportSize({ width, height });
    await Promise.all(Array.from({ length: ROWS }, (_, index) => me.add({ title: `Thing ${index + 1}` })));
    await page.goto('/dashboard/my-foods?sort=oldest');
    const rows = page.getByRole('row');
    const button = page.getByRole('button', { name: 'Delete 1 selected' });
    for (const index of [3, 8, ROWS]) {
      const box = rows.nth(index).getByRole('checkbox');
      await box.check();
      await expect(button).toBeInViewport({ ratio: 1 });
      const place = await button.boundingBox();
      expect(place?.y).toBeGreaterThan(height / 2);
      await box.uncheck();
      await expect(button).toBeHidden();
    }

    const last = rows.nth(ROWS);
    await last.getByRole('checkbox').check();
    await last.scrollIntoViewIfNeeded();
    await last.getByRole('button', { name: /^Delete/ }).focus();
    const bar = await page.getByRole('region', { name: 'Chosen items' }).boundingBox();
    const focused = await last.getByRole('button', { name: /^Delete/ }).boundingBox();
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

test('going down the rows by keyboard, none hides behind the bar, and axe finds nothing', async ({
  page,
  me,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await Promise.all(Array.from({ length: ROWS }, (_, index) => me.add({ title: `Thing ${index + 1}` })));
  await page.goto('/dashboard/my-foods?sort=oldest');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Chosen items' });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  for (let step = 0; step < 4 * ROWS - 4; step++) {
    await page.keyboard.press('Tab');
    const hidden = await bar.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || element.contains(focused)) return false;
      return focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top;
    });
    expect(hidden, `after ${step + 1} steps`).toBe(false);
  }
});
