import type { Page } from '@playwright/test';
import { addLine } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { hold } from '#hold.ts';
import { expect, heading, noOverflow, putIn, startKitchen, test, ZONE } from './kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { timezoneId: ZONE } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Every day' });

test('a kitchen has one header of 56 px, and what else there is of it in its name', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  await page.goto(`/kitchens/${kitchenId}`);
  await expect(heading(page, 'Flat 4B')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const title = await page.getByRole('button', { name: 'Flat 4B' }).boundingBox();
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(56);
  await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible();
  for (const [name, path] of [
    ['All kitchens', '/kitchens'],
    ['What became of our food', `/kitchens/${kitchenId}/waste`],
    ['Settings', `/kitchens/${kitchenId}/settings`],
  ] as const) {
    await page.getByRole('button', { name: 'Flat 4B' }).click();
    await page.getByRole('navigation', { name: 'This kitchen' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
  for (const path of ['people', 'settings', 'waste', 'shopping', 'add']) {
    await page.goto(`/kitchens/${kitchenId}/${path}`);
    const place = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(56);
    await noOverflow(page);
  }
});

test('where the header of the site stays, it is 56 px high, too', async ({ meet }) => {
  const { page } = await meet('Ana Alvarez');
  for (const path of ['/dashboard', '/dashboard/my-profile', '/kitchens', '/notifications']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('header').first().boundingBox())?.height).toBe(56);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    await noOverflow(page);
  }
});

test('Me is a short list of what can be changed, taken along, and where else to go', async ({ meet }) => {
  const { page, person } = await meet('Ana Alvarez');
  await page.goto('/dashboard');
  await bar(page).getByRole('link', { name: 'Me' }).click();
  await expect(heading(page, 'Me')).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('list').getByRole('listitem')).toHaveText([
    /^RemindersOff/,
    /^Light and dark/,
    /^Language/,
    'Programs',
    'Take everything with you',
    'My Profile',
    'Food Dashboard',
    'HomeFridgeBlog',
  ]);
  await page.getByLabel('Light and dark').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const [name, path] of [
    ['Reminders', '/dashboard/my-profile/reminders'],
    ['Programs', '/dashboard/my-profile/programs'],
    ['Take everything with you', '/dashboard/my-profile/data'],
    ['My Profile', '/dashboard/my-profile'],
    ['Food Dashboard', '/dashboard'],
    ['Fridge', '/fridge'],
  ] as const) {
    await page.goto('/me');
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/me');
  await main.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
});

test.describe('before the app runs', () => {
  test.use({ expectedErrors: [/^Failed to load resource: net::ERR_FAILED/] });

  for (const [name, part] of [
    ['Add food', 'add'],
    ['Shopping', 'shopping'],
  ] as const)
    test(`from the first paint on, ${name} leads there in one tap`, async ({ meet }) => {
      const ana = await meet('Ana Alvarez');
      const { page } = ana;
      await startKitchen(ana, 'Office');
      const kitchenId = await startKitchen(ana);
      for (const path of [`/kitchens/${kitchenId}`, '/me']) {
        // The page is painted, and its scripts do not come.
        await page.route('**/*.js', (route) => route.abort());
        await page.goto(path, { waitUntil: 'commit' });
        await expect(bar(page).getByRole('link', { name })).toBeVisible();
        await page.unroute('**/*.js');
        await bar(page).getByRole('link', { name }).click();
        await expect(part === 'add' ? addLine(page) : page.getByLabel('What is missing?')).toBeVisible();
        if (path !== '/me') await expect(page).toHaveURL(`/kitchens/${kitchenId}/${part}`);
      }
    });
});

for (const [name, part] of [
  ['Add food', 'add'],
  ['Shopping', 'shopping'],
] as const)
  test(`before it is known who is signed in, ${name} leads to that of the kitchen`, async ({ meet }) => {
    const ana = await meet('Ana Alvarez');
    const { page } = ana;
    await startKitchen(ana, 'Office');
    const kitchenId = await startKitchen(ana);
    const letGo = await hold(page, '**/api/account');
    await page.goto(`/kitchens/${kitchenId}`);
    await bar(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/kitchens/mine/${part}`);
    letGo();
    await expect(page).toHaveURL(`/kitchens/${kitchenId}/${part}`);
    await expect(part === 'add' ? addLine(page) : page.getByLabel('What is missing?')).toBeVisible();
  });

test('without a kitchen, ＋ says that food becomes public, and offers to start one', async ({ meet }) => {
  const { page } = await meet('Ana Alvarez');
  await page.goto('/kitchens/mine/add');
  await expect(page).toHaveURL('/dashboard/add-foods');
  await expect(page.getByText('This goes into the public fridge: everybody can see it.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Start a kitchen' }).click();
  await expect(page.getByRole('dialog', { name: 'What is it called?' })).toBeVisible();
});
