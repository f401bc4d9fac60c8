import { drag } from '#drag.ts';
import { expect, putIn, refusals, startKitchen, Taps, test, type Visitor, ZONE } from './kitchens-test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { timezoneId: ZONE, hasTouch: true, isMobile: true },
  expectedErrors: refusals,
});

const row = ({ page }: Visitor, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function openKitchen(ana: Visitor, food: Parameters<typeof putIn>[2]): Promise<string> {
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, food);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  return kitchenId;
}

test('eaten is one tap, shown before the server has answered, and taken back with one', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await openKitchen(ana, [
    { title: 'Milk', days: 0 },
    { title: 'Ham', days: 1 },
  ]);
  const { page } = ana;
  await expect(row(ana, 'Milk')).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/intents', async (route) => {
    await held.promise;
    await route.continue();
  });
  const taps = new Taps();
  await taps.on(page.getByRole('button', { name: 'Eaten: Milk' }));
  await expect(row(ana, 'Milk')).toBeHidden();
  await taps.on(page.getByRole('button', { name: 'Undo' }));
  await expect(row(ana, 'Milk')).toBeVisible();
  expect(taps.count).toBe(2);
  held.resolve();
  await expect(row(ana, 'Milk')).toBeVisible();

  // Also when the tap on the next one comes before the answer.
  await page.getByRole('button', { name: 'Eaten: Milk' }).tap();
  await page.getByRole('button', { name: 'Eaten: Ham' }).tap();
  await expect(page.getByText('2 things eaten')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(row(ana, 'Milk')).toBeVisible();
  await expect(row(ana, 'Ham')).toBeVisible();
  const kept = async () =>
    (await ana.ask<{ items: object[] }>('GET', `/kitchens/${kitchenId}/changes`)).items.length;
  await expect.poll(kept).toBe(2);
});

test('what is taken back stays, whatever an earlier answer says', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await openKitchen(ana, [{ title: 'Milk', days: 0 }]);
  const { page } = ana;
  await expect(row(ana, 'Milk')).toBeVisible();
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = held.map(({ promise }) => promise);
  await page.route('**/intents', async (route) => {
    await waiting.shift();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Eaten: Milk' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(row(ana, 'Milk')).toBeVisible();
  // Of each time that it goes, this knows.
  await page.evaluate(() => {
    const milk = document.querySelector('[data-item]');
    new MutationObserver(() => {
      if (!milk?.isConnected) document.body.dataset.went = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  const answer = page.waitForResponse((response) => response.url().includes(`${kitchenId}/changes`));
  held[0]?.resolve();
  await (await answer).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  held[1]?.resolve();
  const kept = async () =>
    (await ana.ask<{ items: object[] }>('GET', `/kitchens/${kitchenId}/changes`)).items.length;
  await expect.poll(kept).toBe(1);
  await expect(row(ana, 'Milk')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-went');
});

test('on its own page as well', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana, [{ title: 'Milk', days: 0 }]);
  const { page } = ana;
  await page.getByRole('link', { name: 'Milk' }).tap();
  await page.getByRole('button', { name: 'Eaten', exact: true }).tap();
  await expect(page.getByText('Milk eaten')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Eaten', exact: true })).toBeVisible();
});

test('swiped to the right it is eaten, to the left there is more, and a little is nothing', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana, [{ title: 'Avocado', days: 2 }]);
  const { page } = ana;
  const title = page.getByRole('link', { name: 'Avocado' });
  await expect(title).toBeVisible();
  await drag(ana, title, { x: 80 });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/kitchens\/[^/]+$/);
  await drag(ana, title, { x: -120 });
  const sheet = page.getByRole('dialog', { name: 'Avocado' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await drag(ana, page.getByRole('button', { name: 'Some left: Avocado' }), { x: 120 });
  await expect(page.getByText('Avocado eaten')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(title).toBeVisible();
});

test('a finger that goes up and down scrolls, whatever it touches', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(
    ana,
    Array.from({ length: 20 }, (_, at) => ({ title: `Jar ${at + 10}`, days: 2 })),
  );
  const { page } = ana;
  await expect(row(ana, 'Jar 12')).toBeVisible();
  await drag(ana, page.getByRole('link', { name: 'Jar 12' }), { y: -250, x: 30 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(row(ana, 'Jar')).toHaveCount(20);
});

test('what is past its use-by date cannot be eaten by swiping', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana, [
    { title: 'Coleslaw', days: -2, dateKind: 'use-by' },
    { title: 'Yoghurt', days: -1 },
  ]);
  const { page } = ana;
  await expect(row(ana, 'Coleslaw')).toContainText(': do not eat');
  await expect(row(ana, 'Yoghurt')).toContainText('best before yesterday: look, smell, taste');
  await expect(page.getByRole('button', { name: 'Eaten: Coleslaw' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Throw away: Coleslaw' }).tap();
  await expect(row(ana, 'Coleslaw')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(row(ana, 'Coleslaw')).toBeVisible();
  // Last: a browser makes no click of a tap at the place where a finger was lifted a moment ago.
  await drag(ana, page.getByRole('link', { name: 'Coleslaw' }), { x: 150 });
  await expect(page.locator('[data-swipe]')).toHaveCount(0);
  await expect(row(ana, 'Coleslaw')).toBeVisible();
});
