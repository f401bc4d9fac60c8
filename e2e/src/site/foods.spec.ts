import { expect, test } from '#fixtures.ts';

test('a visitor looks up how long a food keeps, and who says so', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'How long things keep' }).click();
  await expect(page).toHaveURL('/how-long-things-keep');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How long things keep');

  const search = page.getByRole('searchbox', { name: 'Find a food' });
  const first = page.getByRole('main').getByRole('listitem').first();
  await search.fill('leftover rice');
  await expect(first.getByRole('heading')).toHaveText('Cooked rice');
  await expect(first).toContainText('1 day');
  await expect(first).toContainText('Food Standards Agency');

  await search.fill('eggplant');
  await expect(first.getByRole('heading')).toHaveText('Aubergine');

  await search.fill('chicken breast');
  await expect(first).toContainText('do not eat them');

  await search.fill('pangalactic delight');
  await expect(page.getByText('We do not know this food.')).toBeVisible();
  await search.fill('loo roll');
  await expect(page.getByText('That is no food.')).toBeVisible();
});
