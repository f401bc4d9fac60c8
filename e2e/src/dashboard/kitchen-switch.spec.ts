import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { newPerson, register } from '#people.ts';
import { looks } from '#sample.ts';
import { BROWSER_ZONE, dateInDays, expect, type Me, refusals, test, toast } from './dashboard-test.ts';

const theSwitch = (page: Page) => page.getByRole('combobox', { name: 'What this page shows' });
const choose = (page: Page, name: string) => theSwitch(page).selectOption({ label: name });
const stat = (page: Page, label: string) =>
  page.locator('dl[aria-label="Items in numbers"] > div').filter({ hasText: label }).locator('dd').first();
const section = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page) => page.getByRole('rowheader');

async function ask<T>(
  request: APIRequestContext,
  headers: Record<string, string>,
  path: string,
  data: object,
): Promise<T> {
  const response = await request.post(`/api${path}`, { headers, data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** The kitchens are where the browser is. */
const headersOf = ({ headers }: Me) => ({ ...headers, 'time-zone': BROWSER_ZONE });

const start = async (page: Page, me: Me, name: string) =>
  (await ask<{ kitchenId: string }>(page.request, headersOf(me), '/kitchens', { name })).kitchenId;

async function put(page: Page, me: Me, kitchenId: string, title: string, days: number): Promise<string> {
  const item = { id: randomUUID(), title, expiryDate: dateInDays(days) };
  // What has expired was put in on a day on which it had not.
  const intents = [{ id: randomUUID(), kind: 'addItem', item, ...(days < 0 && { on: item.expiryDate }) }];
  await ask(page.request, headersOf(me), `/kitchens/${kitchenId}/intents`, { intents });
  return item.id;
}

test('without a kitchen there is no switch, and nothing of it is loaded', async ({ page, me }) => {
  await me.add({ title: 'Gone', days: -1 });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  for (const path of ['/dashboard', '/dashboard/my-foods', '/dashboard/expired-items']) {
    await page.goto(path);
    await expect(page.getByText('Gone').first()).toBeVisible();
    await expect(theSwitch(page)).toHaveCount(0);
  }
  expect(
    files.filter((file) =>
      /eat-first-rows|kitchen-(switch|figures|expired|eat-first)|kitchen-lists/.test(file),
    ),
  ).toEqual([]);
  expect(files.filter((file) => file.includes('/api/kitchens/'))).toEqual([]);
});

test('the overview speaks of the kitchen, of all of them, or of the public fridge', async ({ page, me }) => {
  const flat = await start(page, me, 'Flat 4B');
  const office = await start(page, me, 'Office');
  await put(page, me, flat, 'Flat milk', 0);
  await put(page, me, flat, 'Flat rice', 30);
  await put(page, me, office, 'Office cake', 1);
  await me.add({ title: 'Public bread', days: 2 });

  await page.goto('/dashboard');
  await expect(theSwitch(page)).toHaveValue(flat);
  await expect(page.getByRole('heading', { name: 'Flat 4B today' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Only mine' })).toHaveCount(0);
  await expect(stat(page, 'Total Items')).toHaveText('2');
  await expect(stat(page, 'Expiring Soon')).toHaveText('1');
  await expect(section(page, 'Eat first')).toContainText('Today is the last day');
  await expect(section(page, 'Eat first').getByRole('listitem')).toHaveText([/Flat milk/]);
  const chart = section(page, 'Expiring in the next 14 days');
  await expect(chart.getByText(': 1 item')).toHaveCount(1);
  await expect(chart.getByRole('link')).toHaveCount(0);

  await choose(page, 'All my kitchens');
  await expect(page.getByRole('heading', { name: 'All my kitchens today' })).toBeVisible();
  await expect(stat(page, 'Total Items')).toHaveText('3');
  await expect(section(page, 'Eat first').getByRole('listitem')).toHaveText([
    /Flat milk.*Flat 4B/,
    /Office cake.*Office/,
  ]);

  await choose(page, 'The public fridge, only mine');
  await expect(page.getByRole('heading', { name: 'The fridge today' })).toBeVisible();
  await expect(section(page, 'Eat first').getByRole('link')).toHaveText([/Public bread/]);

  await choose(page, 'Office');
  await expect(section(page, 'Eat first').getByRole('link')).toHaveText([/Office cake/]);
  await page.getByRole('link', { name: 'Open the kitchen' }).click();
  await expect(page).toHaveURL(`/kitchens/${office}`);
});

test('the choice is remembered, and holds for the other pages', async ({ page, me }) => {
  const flat = await start(page, me, 'Flat 4B');
  const office = await start(page, me, 'Office');
  await put(page, me, flat, 'Flat milk', 3);
  await put(page, me, office, 'Office cake', -1);
  await page.goto('/dashboard');
  await choose(page, 'Office');
  await page.reload();
  await expect(theSwitch(page)).toHaveValue(office);
  await page.goto('/dashboard/my-foods');
  await expect(theSwitch(page)).toHaveValue(office);
  await expect(rows(page)).toHaveText([/Office cake/]);
  await page.goto('/dashboard/expired-items');
  await expect(rows(page)).toHaveText([/Office cake/]);
  await choose(page, 'Flat 4B');
  await expect(page.getByText('Nothing expired lately')).toBeVisible();
  await choose(page, 'All my kitchens');
  await expect(rows(page)).toHaveText([/Office cake.*Office/]);
});

test('a kitchen with nothing in it shows no zeros', async ({ page, me }) => {
  const flat = await start(page, me, 'Flat 4B');
  await page.goto('/dashboard');
  await expect(page.getByText('Nothing is in it yet')).toBeVisible();
  await expect(stat(page, 'Total Items')).toHaveCount(0);
  await put(page, me, flat, 'Milk', 3);
  // Without a reload.
  await expect(stat(page, 'Total Items')).toHaveText('1');
});

test('one’s food in a kitchen is changed, deleted and brought back', async ({ page, me }) => {
  const flat = await start(page, me, 'Flat 4B');
  for (const title of ['Milk', 'Eggs', 'Rice']) await put(page, me, flat, title, 5);
  await page.goto('/dashboard/my-foods');
  await expect(rows(page)).toHaveText([/Rice/, /Eggs/, /Milk/]);
  await expect(page.getByText('Everything you put into Flat 4B')).toBeVisible();

  await page.getByRole('button', { name: 'Update Milk' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Oat milk');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Item updated successfully')).toBeVisible();
  await expect(rows(page)).toHaveText([/Rice/, /Eggs/, /Oat milk/]);

  await page.getByRole('button', { name: 'Delete Eggs' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveText([/Rice/, /Oat milk/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveText([/Rice/, /Eggs/, /Oat milk/]);

  await page.getByLabel('Select all on this page').check();
  await expect(page.getByRole('button', { name: 'Move to a kitchen' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete 3 selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No items found.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.goto('/dashboard/my-foods?search=oat');
  await expect(rows(page)).toHaveText([/Oat milk/]);
  await page.getByRole('link', { name: 'Oat milk' }).click();
  await expect(page).toHaveURL(new RegExp(`/kitchens/${flat}`));
});

test('food moves from the public fridge into the kitchen', async ({ page, me }) => {
  await start(page, me, 'Flat 4B');
  await me.add({ title: 'Butter' });
  await page.goto('/dashboard/my-foods');
  await expect(page.getByText('No items found.')).toBeVisible();
  await choose(page, 'The public fridge');
  await page.getByLabel('Select Butter').check();
  await page.getByRole('button', { name: 'Move to a kitchen' }).click();
  await page.getByRole('button', { name: 'Move to Flat 4B' }).click();
  await expect(page.getByText('Moved Butter to Flat 4B.')).toBeVisible();
  await choose(page, 'Flat 4B');
  await expect(rows(page)).toHaveText([/Butter/]);
});

test.describe('a kitchen that one is no longer in', () => {
  test.use({ expectedErrors: refusals });

  test('gives way to the first of one’s own, at once and quietly', async ({ page, me, browser, baseURL }) => {
    const host = await browser.newContext({ ...(baseURL && { baseURL }) });
    const ben = await register(host.request, newPerson());
    const headers = { authorization: `Bearer ${ben.accessToken}`, 'time-zone': BROWSER_ZONE };
    const { kitchenId } = await ask<{ kitchenId: string }>(host.request, headers, '/kitchens', {
      name: 'Bens',
    });
    const { link } = await ask<{ link: string }>(
      host.request,
      headers,
      `/kitchens/${kitchenId}/invitations`,
      { role: 'member' },
    );
    await ask(page.request, me.headers, '/invitations/accept', { token: new URL(link).hash.slice(1) });
    await put(page, me, kitchenId, 'Milk of Ben', 3);
    await page.goto('/dashboard');
    await expect(section(page, 'Eat first').getByRole('link')).toHaveText([/Milk of Ben/]);

    const { uid } = (await (await page.request.get('/api/account', { headers: me.headers })).json()) as {
      uid: string;
    };
    await host.request.delete(`/api/kitchens/${kitchenId}/members/${uid}`, { headers });
    await expect(page.getByRole('heading', { name: 'The fridge today' })).toBeVisible();
    await expect(theSwitch(page)).toHaveCount(0);
    await start(page, me, 'Flat 4B');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Flat 4B today' })).toBeVisible();
    await host.close();
  });
});

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });

    test('axe finds nothing, and nothing is wider than the screen', async ({ page, me }) => {
      const flat = await start(page, me, 'Wohngemeinschaft Donaudampfschifffahrtsgesellschaft');
      await start(page, me, 'Office');
      await put(page, me, flat, 'Milk', 1);
      await put(page, me, flat, 'Gone', -1);
      for (const path of ['/dashboard', '/dashboard/my-foods', '/dashboard/expired-items']) {
        await page.goto(path);
        await expect(theSwitch(page)).toBeVisible();
        await expect(page.getByText('Gone').or(page.getByText('Milk')).first()).toBeVisible();
        await expectAccessible(page);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
      }
    });
  });
}
