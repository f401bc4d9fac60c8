import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  letIn,
  noOverflow,
  putIn,
  startKitchen,
  test,
  type Visitor,
  ZONE,
} from './kitchens-test.ts';

test.use({ contextOptions: { timezoneId: ZONE } });

const everyDay = (page: Page) => page.getByRole('navigation', { name: 'Every day' });
const dashboard = (page: Page) => page.getByRole('navigation', { name: 'Food Dashboard' });
const top = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const rowOf = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const beside = (page: Page, title: string) => page.getByRole('complementary', { name: title });

async function openKitchen(ana: Visitor): Promise<string> {
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [
    { title: 'Eggs', days: 0, quantity: 6 },
    { title: 'Ham', days: 1 },
    { title: 'Rolls', days: 2 },
  ]);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  await expect(rowOf(ana.page, 'Rolls')).toBeVisible();
  return kitchenId;
}

test('the sidebar counts what is due, what is there and what is still to get', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await openKitchen(ana);
  const place = (name: string) => everyDay(page).getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(place('Kitchen')).toHaveAccessibleName('Kitchen 3 foods');
  await expect(place('Shopping')).toHaveAccessibleName('Shopping');
  await ana.ask('POST', `/kitchens/${kitchenId}/intents`, {
    intents: ['Milk', 'milk', 'Figs'].map((title) => ({
      id: randomUUID(),
      kind: 'addEntry',
      entry: { id: randomUUID(), title },
    })),
  });
  await expect(place('Shopping')).toHaveAccessibleName('Shopping 2 to get');
  await page.getByRole('button', { name: 'Eaten: Ham' }).click();
  await expect(place('Kitchen')).toHaveAccessibleName('Kitchen 2 foods');
  await expect(place('Eat first')).toHaveAccessibleName('Eat first 1 today');
});

test('the sidebar is the kitchen with its five places, and one closed group; the site is on top', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await openKitchen(ana);
  await expect(everyDay(page).getByRole('link')).toHaveText([
    /^Flat 4B/,
    /^People/,
    /^Add food/,
    /^Eat first/,
    /^Kitchen/,
    'Shopping',
    'Cook',
    'Waste',
  ]);
  await expect(top(page).locator('a:visible')).toHaveText([
    /Crisper/,
    'Home',
    'Fridge',
    'Blog',
    'Dashboard',
    /^Notifications/,
    '',
  ]);
  await expect(top(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  // Closed, and in the page all the same.
  await expect(dashboard(page).getByRole('link')).toHaveCount(0);
  await expect(dashboard(page).locator('a')).toHaveText([
    ...['Overview', 'My Profile', 'Add Foods', 'My Added Foods', 'Expired Items', 'BMI Checker'],
  ]);
  for (const list of [everyDay(page), dashboard(page), top(page)]) {
    // The logo leads home, too.
    const links = list.locator('a').filter({ hasNotText: 'Crisper' });
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(hrefs.length);
  }
  await everyDay(page).getByRole('link', { name: 'Waste' }).click();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}/waste`);
  await expect(everyDay(page).locator('[aria-current=page]')).toHaveText('Waste');
  await everyDay(page)
    .getByRole('link', { name: /^Flat 4B/ })
    .click();
  await expect(page).toHaveURL('/kitchens');
});

test('the group opens by itself on its own pages, and opened by hand it stays so', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  await openKitchen(ana);
  const pages = dashboard(page).getByRole('link');
  await top(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(pages).toHaveCount(6);
  await expect(dashboard(page).locator('[aria-current=page]')).toHaveText('Overview');
  await everyDay(page).getByRole('link', { name: 'Shopping' }).click();
  await expect(pages).toHaveCount(0);
  await dashboard(page).getByText('the public fridge, and you').click();
  await expect(pages).toHaveCount(6);
  await everyDay(page).getByRole('link', { name: 'Waste' }).click();
  await expect(pages).toHaveCount(6);
  await page.reload();
  await expect(pages).toHaveCount(6);
  await dashboard(page).getByText('the public fridge, and you').click();
  await expect(pages).toHaveCount(0);
});

test('who has no kitchen is asked to start one, above the open group', async ({ meet }) => {
  const { page } = await meet('Ana Alvarez');
  await page.goto('/notifications');
  await expect(everyDay(page).getByRole('link')).toHaveText(['Start a kitchen']);
  await expect(dashboard(page).getByRole('link')).toHaveCount(6);
  await everyDay(page).getByRole('link', { name: 'Start a kitchen' }).click();
  await expect(page.getByRole('dialog', { name: 'What is it called?' })).toBeVisible();
});

test('what is due begins at most 160 px from the top', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const ben = await meet('Ben Okafor');
  const kitchenId = await openKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await putIn(ana, kitchenId, [{ title: 'Yoghurt', days: 0, belongsTo: ben.uid }]);
  await expect(ana.page.getByRole('radio', { name: 'Mine' })).toBeAttached();
  await expect(heading(ana.page, 'Eat first')).toBeVisible();
  const due = await ana.page.getByRole('heading', { level: 2, name: /^Today is the last day/ }).boundingBox();
  expect(due?.y).toBeLessThanOrEqual(160);
  for (const width of [1024, 1199, 1200, 1366]) {
    await ana.page.setViewportSize({ width, height: 860 });
    await noOverflow(ana.page);
  }
});

test('a row that is clicked, or reached by arrows, is shown beside the list', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await openKitchen(ana);
  await rowOf(page, 'Ham').click();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  await expect(beside(page, 'Ham').getByRole('heading', { level: 2, name: 'Ham' })).toBeVisible();
  await expect(beside(page, 'Ham').getByText('Good through')).toBeVisible();
  await expect(beside(page, 'Ham').getByRole('heading', { name: 'What happened' })).toBeVisible();
  await expect(rowOf(page, 'Ham')).toHaveAttribute('aria-current', 'true');
  expect((await beside(page, 'Ham').boundingBox())?.width).toBe(440);
  await page.keyboard.press('ArrowDown');
  await expect(beside(page, 'Rolls')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'What matters today' })).toBeVisible();
  await expect(rowOf(page, 'Rolls')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(beside(page, 'Ham')).toBeVisible();
  await beside(page, 'Ham').getByRole('button', { name: 'Close Ham' }).click();
  await expect(rowOf(page, 'Ham')).toBeFocused();
  await rowOf(page, 'Ham').click();
  await beside(page, 'Ham').getByRole('link', { name: 'Open the page of Ham' }).click();
  await expect(heading(page, 'Ham')).toBeVisible();
});

test('what is done beside the list is done in it, and taken back there', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  await openKitchen(ana);
  await rowOf(page, 'Ham').click();
  await beside(page, 'Ham').getByRole('button', { name: 'Eaten', exact: true }).click();
  await expect(rowOf(page, 'Ham')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Ham')).toBeVisible();
  await rowOf(page, 'Eggs').click();
  await rowOf(page, 'Eggs').press('e');
  await expect(beside(page, 'Ham')).toBeVisible();
});

test('below 1200 px a row opens its page', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana);
  await rowOf(ana.page, 'Ham').click();
  await ana.page.setViewportSize({ width: 1199, height: 860 });
  await expect(ana.page.getByRole('complementary')).toHaveCount(0);
  await rowOf(ana.page, 'Ham').click();
  await expect(heading(ana.page, 'Ham')).toBeVisible();
});

test('with nothing chosen, the shopping list and this month stand beside the food', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  const [milk = ''] = await putIn(ana, kitchenId, [
    { title: 'Milk', days: 0 },
    { title: 'Ham', days: 1 },
  ]);
  const finish = { id: randomUUID(), kind: 'finishItem', itemId: milk, outcome: 'eaten' };
  await ana.ask('POST', `/kitchens/${kitchenId}/intents`, { intents: [finish] });
  await page.goto(`/kitchens/${kitchenId}`);
  const today = page.getByRole('complementary', { name: 'What matters today' });
  await expect(today.getByRole('region', { name: 'This month' })).toContainText('1 eaten');
  const list = today.getByRole('region', { name: /^Shopping/ });
  await list.getByRole('textbox', { name: 'What is missing?' }).fill('tea, 6 eggs');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveText([/^tea/i, /^eggs.*6/i]);
  await list.getByRole('checkbox', { name: /tea/i }).check();
  await expect(list).toContainText('1 to get');
  await list.getByRole('link', { name: 'Shopping', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /tea/i })).toBeChecked();
});
