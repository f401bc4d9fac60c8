import { card, count, openFridge, search, tile, titles } from './fridge.ts';
import { expect, test } from './items-test.ts';
import { BROWSER_ZONE } from './kitchen.ts';

// A server that cannot be reached is an error to the browser.
test.use({ expectedErrors: [/ERR_|status of 50|Failed to load resource/] });

test('what one browser adds, changes and removes, another one shows', async ({
  page,
  browser,
  ownKitchen,
  server,
}) => {
  const visitor = await browser.newPage({ baseURL: server.url, timezoneId: BROWSER_ZONE });
  await openFridge(visitor);
  const before = Number(await tile(visitor, 'Total Items').textContent());

  await page.goto('/fridge');
  const id = await ownKitchen.add({ title: 'Just bought' });
  for (const browserPage of [page, visitor]) await expect(card(browserPage, 'Just bought')).toBeVisible();
  await expect(tile(visitor, 'Total Items')).not.toHaveText(String(before));

  await ownKitchen.update(id, { title: 'Half eaten' });
  for (const browserPage of [page, visitor]) await expect(card(browserPage, 'Half eaten')).toBeVisible();
  await ownKitchen.remove(id);
  for (const browserPage of [page, visitor]) await expect(card(browserPage, 'Half eaten')).toHaveCount(0);
  await visitor.close();
});

test('an open item follows its owner, and says so when it is gone', async ({ page, kitchen }) => {
  const id = await kitchen.add({ title: 'Butter', quantity: 2 });
  await page.goto(`/items/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Butter' })).toBeVisible();
  await kitchen.update(id, { title: 'Salted butter', quantity: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Salted butter' })).toBeVisible();
  await kitchen.remove(id);
  await expect(page.getByText('Item not found.')).toBeVisible();
});

test('live updates do not change what a person is typing', async ({ page, ownKitchen }) => {
  const id = await ownKitchen.add({ title: 'Eggs' });
  await page.goto(`/items/${id}`);
  const note = page.getByRole('textbox', { name: 'Your Note' });
  await note.fill('Float test');
  await ownKitchen.update(id, { title: 'Ten eggs' });
  await expect(page.getByRole('heading', { level: 1, name: 'Ten eggs' })).toBeVisible();
  await expect(note).toHaveValue('Float test');
  await expect(note).toBeFocused();
});

test('neither place nor focus is taken from the reader', async ({ page, kitchen }) => {
  await kitchen.stock(Array.from({ length: 18 }, (_, index) => ({ title: `Quiet ${index}` })));
  await openFridge(page, '/fridge?search=quiet&sort=oldest&page=2');
  const [reading = '?'] = await titles(page);
  const link = card(page, reading).getByRole('link');
  await link.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await kitchen.add({ title: 'Quiet newcomer' });
  await expect(card(page, 'Quiet newcomer')).toBeAttached();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await search(page).press('End');
  await search(page).pressSequentially(' ne');
  await kitchen.add({ title: 'Quiet neighbour' });
  await expect(count(page)).toHaveText('2 items');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('quiet ne');
});

test('a lost connection comes back and catches up', async ({ page, context, kitchen }) => {
  await kitchen.add({ title: 'Before the storm' });
  await openFridge(page);
  await expect(card(page, 'Before the storm')).toBeVisible();
  await context.setOffline(true);
  await kitchen.add({ title: 'During the storm' });
  await context.setOffline(false);
  await expect(card(page, 'During the storm')).toBeVisible();
});

test('nobody is told while the page is hidden, and it catches up when it is seen again', async ({
  page,
  kitchen,
}) => {
  await page.addInitScript(() => {
    let hidden = false;
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    Object.assign(window, {
      setHidden(value: boolean) {
        hidden = value;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  const setHidden = (value: boolean) =>
    page.evaluate(
      (hidden) => (window as unknown as { setHidden(value: boolean): void }).setHidden(hidden),
      value,
    );
  const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/items/events'));
  await openFridge(page);
  await kitchen.add({ title: 'Seen at once' });
  await expect(card(page, 'Seen at once')).toBeVisible();
  await setHidden(true);
  await closed;
  await kitchen.add({ title: 'Seen later' });
  await expect(card(page, 'Seen later')).toHaveCount(0);
  await setHidden(false);
  await expect(card(page, 'Seen later')).toBeVisible();
});
