import { expectAccessible } from '#expect-accessible.ts';
import { looks } from '#sample.ts';
import { expect, refusals, test } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

const LINKS = [
  ['Overview', '/dashboard'],
  ['My Profile', '/dashboard/my-profile'],
  ['Add Foods', '/dashboard/add-foods'],
  ['My Added Foods', '/dashboard/my-foods'],
  ['Expired Items', '/dashboard/expired-items'],
  ['BMI Checker', '/dashboard/bmi-calculation'],
] as const;

test('the sidebar leads to its six pages and shows where one is', async ({ page, me: _ }) => {
  await page.goto('/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Food Dashboard' });
  await expect(sidebar.getByText('Food Dashboard')).toBeVisible();
  await expect(sidebar.getByRole('link')).toHaveText(LINKS.map(([name]) => name));
  for (const [name, path] of LINKS) {
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test('on a phone its links are in the menu', async ({ page, me: _ }) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await page.goto('/dashboard');
  const links = page.getByRole('navigation', { name: 'Food Dashboard' });
  await expect(links).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(links.getByText('Food Dashboard')).toBeVisible();
  await expect(links.getByRole('link')).toHaveText(LINKS.map(([name]) => name));
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await links.getByRole('link', { name: 'BMI Checker' }).click();
  await expect(page).toHaveURL('/dashboard/bmi-calculation');
  await expect(links).toBeHidden();
});

test('an unknown page of the dashboard is not found, beside the sidebar', async ({ page, me: _ }) => {
  await page.goto('/dashboard/nowhere');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lost in the void' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Food Dashboard' })).toBeVisible();
});

test('the data can be downloaded, and the time zone chosen', async ({ page, me }) => {
  await me.add({ title: 'Oat milk' });
  await page.goto('/dashboard/my-profile/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('crisper-data.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const data = JSON.parse(Buffer.concat(chunks).toString());
  expect(data).toMatchObject({ profile: { email: me.email }, items: [{ title: 'Oat milk' }] });

  await page.goto('/dashboard/my-profile/reminders');
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Berlin');
  await page.getByRole('button', { name: 'Save time zone' }).click();
  await expect(page.locator('.Toastify').getByText('Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin');
});

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 860 } });

    test('axe finds nothing on the signed-in side, and nothing sticks out', async ({ page, me }) => {
      for (const days of [-1, 0, 3, 30]) await me.add({ title: `Good for ${days} days`, days });
      for (const [, path] of [...LINKS, ['', '/notifications'] as const]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
      await page.goto('/dashboard/my-foods');
      await page.getByRole('button', { name: 'Update Good for 30 days' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('the footer has its links and the small print, and nothing to subscribe to', async ({ page, me: _ }) => {
  await page.goto('/dashboard');
  const footer = page.getByRole('contentinfo');
  for (const path of [
    '/faq',
    '/privacy-policy',
    '/terms&condition',
    '/fridge',
    '/blog',
    '/about',
    '/contact',
  ])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.getByRole('radio', { name: 'Dark' })).toBeAttached();
  await expect(footer.getByRole('textbox')).toHaveCount(0);
  await expect(footer).not.toContainText('save food, time and the planet');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(footer).toContainText('save food, time and the planet');
});
