import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { expect, letIn, noOverflow, putIn, startKitchen, test, ZONE } from './kitchens-test.ts';
import { add, offlineLine, open, row } from './offline.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { timezoneId: ZONE },
  expectedErrors: [/^Failed to load resource: /],
});

const TOLD = 'There was only 1 piece left.';

/** Says by the sheet how much is left. */
async function useSome(page: Page, title: string, choice: RegExp) {
  await page.getByRole('button', { name: `Some left: ${title}` }).click();
  await page.getByRole('button', { name: choice }).click();
}

/** Has the code of the sheets, which comes when the page is first used. */
async function openSheet(page: Page, title: string) {
  await page.getByRole('button', { name: `Some left: ${title}` }).click();
  await expect(page.getByRole('dialog', { name: 'How much is left?' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Counts how often the browser is asked to keep everything, and has it refuse. */
async function refuseLasting(page: Page) {
  await page.addInitScript(() => {
    Object.assign(StorageManager.prototype, {
      persist: async () => {
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
        return false;
      },
      persisted: async () => false,
    });
  });
}
const lastingAsked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('asked')));

test('rows say what waits, and a sheet lists it in words', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  const longTitle = 'Soup '.repeat(40).trim();
  await refuseLasting(page);
  await putIn(ana, kitchenId, [
    { title: 'Eggs', days: 2, quantity: 6 },
    { title: 'Milk', days: 0 },
    { title: longTitle, days: 1 },
    { title: 'Bread', days: 3 },
  ]);
  await open(page, kitchenId);
  await expect(row(page, 'Eggs')).toBeVisible();
  await expect(page.getByText('to send')).toHaveCount(0);

  await page.route('**/api/**', (route) => route.abort());
  await useSome(page, 'Eggs', /^−1/);
  await expect(row(page, 'Eggs')).toContainText('to send');
  await expect(row(page, 'Milk')).not.toContainText('to send');
  await page.getByRole('button', { name: 'Eaten: Milk' }).click();
  await page.getByRole('button', { name: `Eaten: ${longTitle}` }).click();
  await page.getByRole('button', { name: '3 to send' }).click();
  const sheet = page.getByRole('dialog', { name: 'What waits to be sent' });
  await expect(sheet.getByRole('listitem')).toHaveText([
    /^Some of Eggs eaten.*\d{2}/,
    /^Milk eaten.*\d{2}/,
    /^Soup Soup .*eaten.*\d{2}/,
  ]);
  await noOverflow(page);
  await expectAccessible(page);
  await expect(sheet).toContainText('If this browser runs out of room');
  expect(await lastingAsked(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: '3 to send' })).toBeFocused();

  await add(page, 'Rice');
  await expect(row(page, 'Rice')).toContainText('to send');
  await row(page, 'Eggs').getByRole('link', { name: 'Eggs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eggs' })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: '5 pieces left' }).first()).toContainText(
    'to send',
  );
  await page.getByRole('button', { name: 'Eaten', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Eaten' }).first()).toContainText('to send');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Eggs' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Eaten' }).first()).toContainText('to send');

  await page.goto('/dashboard/my-foods');
  await expect(page.getByRole('rowheader', { name: /Bread/ })).not.toContainText('to send');
  await expect(page.getByRole('rowheader', { name: /Rice/ })).toContainText('to send');
  await page.unrouteAll({ behavior: 'wait' });
  await expect(offlineLine(page)).toHaveCount(0);
  await expect(page.getByText('to send')).toHaveCount(0);
});

test('in Safari what waits is said to be at risk, and the app on the home screen not to be', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  await refuseLasting(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' }),
  );
  await open(page, kitchenId);
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Eaten: Milk' }).click();
  await page.getByRole('button', { name: '1 to send' }).click();
  await expect(page.getByRole('dialog', { name: 'What waits to be sent' })).toContainText(
    /Safari deletes .* for seven days, .*not been sent yet\. The app on your home screen keeps it\./,
  );
});

test('what came out otherwise is a card on every page, until it is put away', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const { page } = ben;
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  const [eggs] = await putIn(ana, kitchenId, [
    { title: 'Eggs', days: 2, quantity: 4 },
    { title: 'Butter', days: 9 },
  ]);
  await open(page, kitchenId);
  await openSheet(page, 'Eggs');
  await page.context().setOffline(true);
  await useSome(page, 'Eggs', /^½/);
  await expect(row(page, 'Eggs')).toContainText('2 pieces left');
  await ana.ask('POST', `/kitchens/${kitchenId}/intents`, {
    intents: [{ id: crypto.randomUUID(), kind: 'useItem', itemId: eggs, amount: 3 }],
  });
  await page.context().setOffline(false);

  const card = page.getByRole('status').filter({ hasText: TOLD });
  await expect(card).toContainText('Some of Eggs eaten');
  await expect(row(page, 'Butter')).toBeVisible();
  await expect(row(page, 'Eggs')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/dashboard');
  await card.getByRole('button', { name: 'Put away: Some of Eggs eaten' }).click();
  await expect(card).toHaveCount(0);
  const loaded = page.waitForResponse(/\/kept-/);
  await page.reload();
  await (await loaded).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a busy server is not called offline, and is asked again by itself', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  await open(page, kitchenId);
  await expect(row(page, 'Milk')).toBeVisible();
  const line = (words: string) =>
    page.getByRole('status').filter({ hasText: `${words} · tried again by itself` });
  let status = 429;
  await page.route('**/api/kitchens**/**', (route) =>
    route.fulfill({
      status,
      json: status === 429 ? { code: 'too_many_requests', message: 'Too many requests' } : {},
    }),
  );
  await add(page, 'Honey');
  await expect(line('The server is busy')).toBeVisible();
  await expect(row(page, 'Honey')).toContainText('to send');
  status = 500;
  await expect(line('The server has trouble')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^(Offline|The server)/ })).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(line('The server has trouble')).toHaveCount(0, { timeout: 60_000 });
  await expect(row(page, 'Honey')).not.toContainText('to send');
});

test('what waits is not sent before the server wants to be asked again', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  await page.clock.install();
  await open(page, kitchenId);
  await expect(row(page, 'Milk')).toBeVisible();
  let sent = 0;
  await page.route('**/intents', (route) => {
    sent++;
    const headers = { 'Retry-After': '600' };
    return route.fulfill({ status: 429, headers, json: { code: 'too_many_writes', message: 'Wait' } });
  });
  await add(page, 'Honey');
  await expect(page.getByRole('status').filter({ hasText: 'The server is busy' })).toBeVisible();
  await page.clock.fastForward('05:00');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await add(page, 'Salt');
  await expect(row(page, 'Salt')).toBeVisible();
  expect(sent).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.fastForward('06:00');
  const titles = async () => {
    const { items } = await ana.ask<{ items: { title: string }[] }>('GET', `/kitchens/${kitchenId}/changes`);
    return items.map(({ title }) => title).toSorted();
  };
  await expect.poll(titles).toEqual(['Honey', 'Milk', 'Salt']);
});

test('the line goes by itself when the server is back, also where nothing waits', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  await open(page, kitchenId);
  await expect(row(page, 'Milk')).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(row(page, 'Milk')).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
  await page.unroute('**/api/**');
  await expect(offlineLine(page)).toHaveCount(0);
});

test('signing out asks first where something waits, and staying keeps it', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  await open(page, kitchenId);
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  const bar = page.getByRole('navigation', { name: 'Every day' });
  const logOut = async () => {
    await bar.getByRole('link', { name: 'Me', exact: true }).click();
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
  };
  // The code of the question comes when it is asked first.
  await logOut();
  await expect(question).not.toContainText('not been sent');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('link', { name: 'Eat first' }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Eaten: Milk' }).click();
  await logOut();
  await expect(question).toContainText('One thing that you did has not been sent yet. It is lost');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: '1 to send' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(offlineLine(page)).toHaveCount(0);
  await expect
    .poll(async () => (await ana.ask<{ items: [] }>('GET', `/kitchens/${kitchenId}/changes`)).items)
    .toEqual([]);
});
