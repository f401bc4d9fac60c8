import { expect, refusals, test, toast } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

test('lists what expires, with a count, colours, days and a way to each', async ({ page, me }) => {
  const milk = await me.add({ title: 'Milk', days: 0 });
  await me.add({ title: 'Leek', days: 2 });
  await me.add({ title: 'Ham', days: 5 });
  await me.add({ title: 'Soup', days: -1 });
  await me.add({ title: 'Rice', days: 30 });
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Notifications 4 notifications' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Notifications' });
  const badge = (title: string) =>
    list
      .getByRole('link')
      .filter({ hasText: title })
      .getByText(/days? remaining|^Last day$|^Expired$/);
  await expect(badge('Milk')).toHaveText('Last day');
  await expect(badge('Milk')).toHaveClass(/text-expired/);
  await expect(badge('Leek')).toHaveText('2 days remaining');
  await expect(badge('Leek')).toHaveClass(/text-yellow/);
  await expect(badge('Ham')).toHaveText('5 days remaining');
  await expect(badge('Ham')).toHaveClass(/text-info/);
  await expect(badge('Soup')).toHaveText('Expired');
  await expect(badge('Soup')).toHaveClass(/text-expired/);
  await expect(list.getByRole('link')).toHaveText([/^Soup/, /^Milk/, /^Leek/, /^Ham/]);
  await list.getByRole('link').filter({ hasText: 'Milk' }).click();
  await expect(page).toHaveURL(`/items/${milk}`);
});

test('the bell’s dot goes with a click, stays gone for what was seen, and comes back for news', async ({
  page,
  me,
}) => {
  await me.add({ title: 'Milk', days: 0 });
  await page.goto('/dashboard');
  const bell = page.getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, new');
  await bell.click();
  await expect(page).toHaveURL('/notifications');
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /Milk/ }).first()).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications');

  await me.add({ title: 'Leek', days: 1 });
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications, new');
});

test('says when there is nothing, and when it could not be loaded', async ({ page, me: _ }) => {
  await page.goto('/notifications');
  await expect(page.getByText('All quiet')).toBeVisible();
  await page.route('**/api/notifications/**', (route) => route.abort());
  await page.reload();
  await expect(toast(page, 'Failed to load notifications')).toBeVisible();
});
