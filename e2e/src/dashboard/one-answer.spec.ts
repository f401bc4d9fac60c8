import type { Page } from '@playwright/test';
import { expect, test } from './dashboard-test.ts';

const onlyMine = (page: Page) => page.getByRole('radio', { name: 'Only mine' }).check({ force: true });

test('every page says the same of one food', async ({ page, me }) => {
  const ham = await me.add({ title: 'Ham', days: 3 });
  const milk = await me.add({ title: 'Milk', days: 0 });
  const soup = await me.add({ title: 'Soup', days: -1 });
  const told = page.getByRole('list', { name: 'Notifications' }).getByRole('link');

  await page.goto('/notifications');
  await expect(told.filter({ hasText: 'Ham' })).toContainText(/3 days remaining.*in 3 days/);
  await expect(told.filter({ hasText: 'Milk' })).toContainText(/Last day.*Today is the last day/);
  // Between the last place on earth and the first it is one day or two.
  const message = await told.filter({ hasText: 'Soup' }).innerText();
  const expired = /Expired (yesterday|2 days ago)/.exec(message)?.[0] ?? 'not told';

  await page.goto('/dashboard');
  await onlyMine(page);
  const eatFirst = page.getByRole('region', { name: 'Eat first' }).getByRole('link');
  await expect(eatFirst).toHaveText([/^Milk.*Today is the last day$/, /^Ham.*In 3 days$/]);

  await page.goto('/dashboard/expired-items');
  await onlyMine(page);
  await expect(page.getByRole('row', { name: /Soup/ })).toContainText(expired);

  for (const [id, words, badge] of [
    [ham, 'In 3 days', 'EXPIRES SOON'],
    [milk, 'Today is the last day', 'EXPIRES SOON'],
    [soup, expired, 'EXPIRED'],
  ] as const) {
    await page.goto(`/items/${id}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
  }
});
