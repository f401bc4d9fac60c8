import type { Browser, Page } from '@playwright/test';
import { ZONE } from '#clock.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { hold } from '#hold.ts';
import { newPerson, type Person, putSession, register } from '#people.ts';
import { expect, test } from './items-test.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const badge = (page: Page) => page.locator('span').getByText('Free to take', { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Another person, in a browser of their own. */
async function another(browser: Browser, baseURL: string | undefined, name: string) {
  const context = await browser.newContext({ viewport: PHONE, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const person: Person = { ...newPerson(), name };
  const signedIn = await register(page.request, person);
  await putSession(page, signedIn);
  const headers = { authorization: `Bearer ${signedIn.accessToken}`, 'time-zone': ZONE };
  return { page, person, headers, leave: () => context.close() };
}

async function offer(page: Page, id: string) {
  await page.goto(`/items/${id}`);
  await button(page, 'Free to take').click();
  await expect(button(page, 'Keep it')).toBeVisible();
}

// What is gone is asked for once more.
test.use({ expectedErrors: [/status of 404/] });

test('an owner offers food with one tap, everybody reads it, and the owner keeps it after all', async ({
  page,
  browser,
  baseURL,
  ownKitchen,
}) => {
  const id = await ownKitchen.add({ title: 'Granola' });
  await page.goto(`/items/${id}`);
  await expect(badge(page)).toBeHidden();
  await button(page, 'Free to take').click();
  await expect(page.getByRole('status').getByText('Granola is free to take')).toBeVisible();
  await expect(badge(page)).toBeVisible();
  await button(page, 'Undo').click();
  await expect(badge(page)).toBeHidden();
  await button(page, 'Free to take').click();
  await expect(badge(page)).toBeVisible();

  const visitors = await browser.newContext({ viewport: PHONE, ...(baseURL && { baseURL }) });
  const visitor = await visitors.newPage();
  await visitor.goto('/fridge?search=granola');
  const card = visitor.getByRole('article', { name: 'Granola' });
  await expect(card.getByText('Free to take')).toBeVisible();
  await visitor.goto(`/items/${id}`);
  await expect(badge(visitor)).toBeVisible();
  await expectAccessible(visitor);
  await visitors.close();

  await button(page, 'Keep it').click();
  await expect(page.getByText('You keep Granola')).toBeVisible();
  await expect(badge(page)).toBeHidden();
});

test('by keyboard an owner offers it under More of its card', async ({ page, ownKitchen }) => {
  await ownKitchen.add({ title: 'Halloumi' });
  await page.goto('/fridge?search=halloumi');
  await button(page, 'More about Halloumi').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Halloumi' });
  await sheet.getByRole('button', { name: /^Free to take/ }).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Halloumi' });
  await expect(card.getByText('Free to take')).toBeVisible();
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByText('Free to take')).toBeHidden();
});

test('another person takes it with one key, gives it back, takes it again, and the giver is told', async ({
  page,
  browser,
  baseURL,
  ownKitchen,
}) => {
  const id = await ownKitchen.add({ title: 'Jam' });
  await offer(page, id);
  const ben = await another(browser, baseURL, 'Ben Baker');
  await ben.page.goto(`/items/${id}`);
  await expect(ben.page.getByText('Its owner is told.')).toBeVisible();
  await expectAccessible(ben.page);
  await button(ben.page, 'Take it').focus();
  await ben.page.keyboard.press('Enter');
  await expect(ben.page.getByText('Jam taken')).toBeVisible();
  await expect(heading(ben.page, 'No more Jam here')).toBeVisible();
  await expect(button(ben.page, 'Undo')).toBeFocused();
  await expectAccessible(ben.page);
  await ben.page.keyboard.press('Enter');
  await expect(heading(ben.page, 'Jam')).toBeVisible();
  await expect(button(page, 'Keep it')).toBeVisible();

  await button(ben.page, 'Take it').click();
  await expect(heading(page, 'Jam')).toBeHidden();
  await page.goto('/notifications');
  const told = page.getByRole('listitem').filter({ hasText: 'Ben Baker took your Jam' });
  await expect(told).toHaveCount(1);
  // It is gone, so there is no page to look at.
  await expect(told.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);

  await button(ben.page, 'Undo').click();
  await expect(heading(ben.page, 'Jam')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(told).toHaveCount(0);
  await ben.leave();
});

test('for a person with a kitchen it goes in there', async ({ page, browser, baseURL, ownKitchen }) => {
  const id = await ownKitchen.add({ title: 'Kale' });
  await offer(page, id);
  const ben = await another(browser, baseURL, 'Ben Baker');
  await ben.page.request.post('/api/kitchens', { headers: ben.headers, data: { name: 'Flat 4B' } });
  await ben.page.goto(`/items/${id}`);
  await expect(ben.page.getByText('Into “Flat 4B”. Its owner is told.')).toBeVisible();
  await button(ben.page, 'Take it').click();
  await ben.page.getByRole('link', { name: 'Look into the kitchen' }).click();
  await expect(ben.page.getByRole('link', { name: 'Kale' })).toBeVisible();
  await ben.leave();
});

test('of two at once one gets it, and the other reads that somebody was faster', async ({
  page,
  browser,
  baseURL,
  ownKitchen,
}) => {
  const id = await ownKitchen.add({ title: 'Leeks' });
  await offer(page, id);
  const people = [await another(browser, baseURL, 'Ben Baker'), await another(browser, baseURL, 'Cleo Cook')];
  const releases = await Promise.all(people.map((person) => hold(person.page, '**/api/items/*/take')));
  for (const person of people) {
    await person.page.goto(`/items/${id}`);
    await button(person.page, 'Take it').click();
    await expect(person.page.getByText('Leeks taken')).toBeVisible();
  }
  for (const release of releases) release();
  const told = (person: (typeof people)[number]) =>
    person.page.getByText('Somebody was faster: it has been taken.').count();
  await expect.poll(async () => (await Promise.all(people.map(told))).toSorted()).toEqual([0, 1]);
  await page.goto('/notifications');
  await expect(page.getByRole('listitem').filter({ hasText: 'took your Leeks' })).toHaveCount(1);
  for (const person of people) await person.leave();
});

test('a visitor logs in and comes back to it', async ({ page, browser, baseURL, ownKitchen }) => {
  const id = await ownKitchen.add({ title: 'Mint' });
  await offer(page, id);
  const context = await browser.newContext({ viewport: PHONE, ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  const person = newPerson();
  await register(context.request, person);
  await context.clearCookies();
  await visitor.goto(`/items/${id}`);
  await visitor.getByRole('link', { name: 'Take it' }).click();
  const form = visitor.getByRole('main');
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel(/^Password/).fill(person.password);
  await visitor.keyboard.press('Enter');
  await expect(heading(visitor, 'Mint')).toBeVisible();
  await expect(button(visitor, 'Take it')).toBeVisible();
  await context.close();
});

test('nothing is wider than the screen, and axe finds nothing', async ({ page, ownKitchen }) => {
  const title = 'Nectarines from the tree behind the old house at the lake';
  const id = await ownKitchen.add({ title, days: 1 });
  await offer(page, id);
  await expectAccessible(page);
  for (const path of [`/items/${id}`, '/fridge?search=nectarines']) {
    await page.goto(path);
    await expect(page.getByText('Free to take', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    const width = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(width)).toBe(0);
  }
});
