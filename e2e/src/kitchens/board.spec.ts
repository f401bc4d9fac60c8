import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { expect, noOverflow, putIn, startKitchen, test, type Visitor, ZONE } from './kitchens-test.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { timezoneId: ZONE },
  expectedErrors: [/^Failed to load resource/],
});

const KEY = /^crp_[\w-]{43}$/;

/** Ana makes the link on the page Programs, as she would for the tablet. */
async function linkFor({ page }: Visitor, kitchen: string): Promise<string> {
  await page.goto('/dashboard/my-profile/programs');
  await page.getByRole('button', { name: `Let the tablet on the fridge look into ${kitchen}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Open this on the tablet' });
  await expect(dialog.getByRole('button', { name: 'Copy the link' })).toBeFocused();
  await expect(
    dialog.getByRole('img', { name: `QR code of the link that looks into ${kitchen}` }),
  ).toBeVisible();
  return dialog.getByLabel('Link for the tablet').inputValue();
}

const wanted = (title: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  kind: 'addEntry',
  entry: { id: crypto.randomUUID(), title, ...more },
});

async function fill(ana: Visitor, name: string): Promise<string> {
  const kitchenId = await startKitchen(ana, name);
  await putIn(ana, kitchenId, [
    { title: 'Mince', days: -1, dateKind: 'use-by' },
    { title: 'Milk', days: 0 },
    { title: 'Peppers', days: 1, isEstimated: true },
    { title: 'Rice', days: 300 },
  ]);
  const intents = [wanted('Bread'), wanted('Oat milk', { amount: 1500, unit: 'ml' })];
  await ana.ask('POST', `/kitchens/${kitchenId}/intents`, { intents });
  return kitchenId;
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('a tablet looks in by its link, follows what happens, and is locked out when its key ends', async ({
  meet,
  browser,
  baseURL,
}) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await fill(ana, 'Mill Lane 4');
  const url = await linkFor(ana, 'Mill Lane 4');
  const { pathname, search, hash } = new URL(url);
  expect([pathname, search]).toEqual([`/kitchens/${kitchenId}/board`, '']);
  expect(hash.slice(1)).toMatch(KEY);
  await expectAccessible(ana.page);
  await noOverflow(ana.page);
  await ana.page.getByRole('button', { name: 'Done' }).click();
  await expect(ana.page.getByRole('region', { name: 'Keys' })).toContainText('Tablet on the fridge');

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    timezoneId: ZONE,
    viewport: { width: 1280, height: 800 },
    permissions: ['screen-wake-lock'],
  });
  const tablet = await context.newPage();
  await tablet.addInitScript(() => {
    const locks: WakeLockSentinel[] = [];
    const { wakeLock } = navigator;
    const lock = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (type) => {
      const sentinel = await lock(type);
      locks.push(sentinel);
      return sentinel;
    };
    Object.assign(window, { isAwake: () => locks.some(({ released }) => !released) });
  });
  const isAwake = () => tablet.evaluate(() => (window as unknown as { isAwake(): boolean }).isAwake());
  const asked: string[] = [];
  tablet.on('request', (request) => asked.push(request.url()));
  await tablet.goto(pathname + hash);
  await expect(tablet.getByRole('heading', { level: 1, name: 'Mill Lane 4' })).toBeVisible();
  await expect(region(tablet, 'Eat first')).toContainText('Milk');
  await expect(region(tablet, 'Eat first')).toContainText(/guessed/);
  await expect(region(tablet, 'Eat first')).toContainText('Do not eat: Mince');
  await expect(region(tablet, 'Eat first')).not.toContainText('Rice');
  await expect(region(tablet, 'To get')).toContainText('Oat milk, 1.5 l');
  // The key is in no address, and nothing else is asked for with it.
  expect(tablet.url()).not.toContain('crp_');
  expect(asked.filter((one) => one.includes('crp_') && !one.includes('#'))).toEqual([]);
  expect(new Set(asked.filter((one) => one.includes('/api/')).map((one) => new URL(one).pathname))).toEqual(
    new Set([`/api/kitchens/${kitchenId}/today`]),
  );
  // Nobody touches it: there is nothing to press or to type, and the screen stays on.
  await expect(tablet.getByRole('navigation')).toHaveCount(0);
  for (const role of ['button', 'textbox', 'checkbox'] as const)
    await expect(tablet.getByRole(role)).toHaveCount(0);
  await expect.poll(isAwake).toBe(true);
  await expectAccessible(tablet);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 1024, height: 600 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ]) {
    await tablet.setViewportSize(viewport);
    await noOverflow(tablet);
  }

  await putIn(ana, kitchenId, [{ title: 'Leek', days: 0 }]);
  await tablet.evaluate(() => dispatchEvent(new Event('online')));
  await expect(region(tablet, 'Eat first')).toContainText('Leek');

  // It starts again by night, without its link.
  await tablet.reload();
  await expect(region(tablet, 'Eat first')).toContainText('Leek');

  await context.setOffline(true);
  await tablet.evaluate(() => dispatchEvent(new Event('online')));
  await expect(tablet.getByRole('status')).toContainText('Crisper cannot be reached');
  await expect(region(tablet, 'Eat first')).toContainText('Leek');
  await context.setOffline(false);
  await tablet.evaluate(() => dispatchEvent(new Event('online')));
  await expect(tablet.getByText('Crisper cannot be reached')).toHaveCount(0);

  await ana.page.getByRole('button', { name: /^End it/ }).click();
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
  await expect(ana.page.getByText('The key no longer works.')).toBeVisible();
  await tablet.evaluate(() => dispatchEvent(new Event('online')));
  await expect(tablet.getByRole('alert')).toContainText('This screen may no longer look in');
  await expect(tablet.getByText('Leek')).toHaveCount(0);
  await expect.poll(isAwake).toBe(false);
  await expectAccessible(tablet);
  await tablet.reload();
  await expect(tablet.getByRole('alert')).toContainText('This screen needs its link');
  await context.close();
});

test('a full kitchen shows what there is room for, and how much more there is', async ({
  meet,
  browser,
  baseURL,
}) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana, 'A kitchen with a name that is as long as a name can be here');
  const foods = Array.from({ length: 30 }, (_, at) => ({
    title: `Food ${at} ${'long '.repeat(12)}`,
    days: at % 4,
  }));
  await putIn(ana, kitchenId, foods);
  const intents = Array.from({ length: 50 }, (_, at) => wanted(`Thing ${at} ${'wide '.repeat(12)}`));
  await ana.ask('POST', `/kitchens/${kitchenId}/intents`, { intents });
  await ana.page.setViewportSize({ width: 390, height: 844 });
  const { pathname, hash } = new URL(await linkFor(ana, 'A kitchen with a name'));
  await noOverflow(ana.page);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 1024, height: 600 },
  ]) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), timezoneId: ZONE, viewport });
    const tablet = await context.newPage();
    await tablet.goto(pathname + hash);
    await expect(region(tablet, 'Eat first')).toContainText(/and \d+ more/);
    await expect(region(tablet, 'To get')).toContainText(/and \d+ more/);
    await noOverflow(tablet);
    // Nobody scrolls it: the last line of both is on the screen.
    for (const more of await tablet.getByText(/^and \d+ more$/).all())
      await expect(more).toBeInViewport({ ratio: 1 });
    await context.close();
  }
});

test('a browser that keeps nothing shows the board for as long as it has the link', async ({
  meet,
  browser,
  baseURL,
}) => {
  const ana = await meet('Ana Alvarez');
  await fill(ana, 'Mill Lane 4');
  const { pathname, hash } = new URL(await linkFor(ana, 'Mill Lane 4'));
  const context = await browser.newContext({ ...(baseURL && { baseURL }), timezoneId: ZONE });
  const tablet = await context.newPage();
  await tablet.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  for (const open of [() => tablet.goto(pathname + hash), () => tablet.reload()]) {
    await open();
    await expect(region(tablet, 'Eat first')).toContainText('Milk');
  }
  await context.close();
});
