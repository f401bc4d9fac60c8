import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { expect, noOverflow, putIn, startKitchen, Taps, test, ZONE } from '#kitchens/kitchens-test.ts';
import { onTheList } from './around-list.ts';
import { buy } from './bought.ts';
import { entry, PHONE, write } from './shopping-test.ts';

const onPhone = { timezoneId: ZONE, hasTouch: true, isMobile: true };
test.use({ viewport: PHONE, contextOptions: onPhone });

const grid = (page: Page) => page.getByRole('region', { name: 'Usual things' });
const thing = (page: Page, name: string | RegExp) => grid(page).getByRole('button', { name, exact: true });
const folded = (page: Page) => grid(page).getByRole('button', { name: /^Usual things/ });

const TWENTY = [
  ...['Milk', 'Eggs', 'Butter', 'Cheddar', 'Yoghurt', 'Bread', 'Rice', 'Pasta', 'Tomatoes', 'Cucumber'],
  ...['Bananas', 'Apples', 'Spinach', 'Potatoes', 'Onions', 'Chicken', 'Salmon', 'Tofu', 'Coffee', 'Dates'],
];
/** As long as the name of a food becomes when it is copied from a shop. */
const LONG = `${'Organic semi-skimmed long life milk from the high pastures '.repeat(2)}1l`.slice(0, 120);

test('twenty usual things are on the list after twenty taps and no key', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await buy(ana, kitchenId, TWENTY);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  const taps = new Taps();
  for (const title of TWENTY) await taps.on(thing(page, title));
  expect(taps.count).toBe(20);
  await expect.poll(async () => (await onTheList(ana, kitchenId)).toSorted()).toEqual(TWENTY.toSorted());
  await expect(page.getByRole('checkbox')).toHaveCount(20);
});

test('a tap puts a thing on the list, another takes it off, and one more brings it back as it was', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await buy(ana, kitchenId, ['Bread', 'Eggs']);
  await write(ana, kitchenId, [{ title: 'eggs', amount: 12 }]);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(thing(page, 'Eggs')).toHaveAttribute('aria-pressed', 'true');
  await expect(thing(page, 'Eggs')).toContainText('12');
  await expect(thing(page, 'Bread')).toHaveAttribute('aria-pressed', 'false');

  await thing(page, 'Bread').tap();
  await expect(thing(page, 'Bread')).toHaveAttribute('aria-pressed', 'true');
  await expect(entry(page, 'Bread')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await thing(page, 'Bread').tap();
  await expect(entry(page, 'Bread')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await thing(page, 'Eggs').tap();
  await expect(entry(page, 'eggs')).toHaveCount(0);
  await thing(page, 'Eggs').tap();
  await expect(entry(page, 'eggs 12')).toBeVisible();
  await expect.poll(() => onTheList(ana, kitchenId)).toEqual(['eggs']);
});

test('what ran out stands first and says so, then what is bought on this day of the week', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await buy(ana, kitchenId, ['Rice'], { ago: [2, 9] });
  await buy(ana, kitchenId, ['Croissants'], { ago: [7, 14] });
  await buy(ana, kitchenId, ['Lettuce'], { ago: [3], isFinished: true });
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(grid(page).getByRole('listitem')).toHaveText([/^Lettuce\s*ran out$/, 'Croissants', 'Rice']);
  await putIn(ana, kitchenId, [{ title: 'lettuce' }]);
  await expect(grid(page).getByText('ran out', { exact: true })).toHaveCount(0);
});

test('in the shop the things fold into one line, which a tap opens', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await buy(ana, kitchenId, ['Lettuce', 'Milk'], { isFinished: true });
  await buy(ana, kitchenId, ['Rice']);
  await write(ana, kitchenId, [{ title: 'Figs' }, { title: 'Dates' }]);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(thing(page, 'Rice')).toBeVisible();
  await expect(folded(page)).toHaveCount(0);
  await entry(page, 'Figs').tap();
  await expect(folded(page)).toHaveAccessibleName('Usual things 2 ran out');
  await expect(thing(page, 'Rice')).toBeHidden();
  expect((await folded(page).boundingBox())?.height).toBe(48);
  await expectAccessible(page);

  await folded(page).tap();
  await thing(page, 'Rice').tap();
  await expect(entry(page, 'Rice')).toBeVisible();
  await expect(thing(page, 'Rice')).toBeVisible();
  await folded(page).tap();
  await expect(thing(page, 'Rice')).toBeHidden();
  await entry(page, 'Figs').tap();
  await expect(thing(page, 'Rice')).toBeVisible();
  await entry(page, 'Dates').tap();
  await expect(thing(page, 'Rice')).toBeHidden();
});

const shown = (page: Page) => grid(page).locator('li:visible');

test('two rows of them on a phone and on a tablet, and all of them after a tap', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await buy(ana, kitchenId, TWENTY);
  await write(ana, kitchenId, [{ title: 'Figs' }]);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(shown(page)).toHaveCount(8);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(shown(page)).toHaveCount(12);
  await page.setViewportSize({ width: 1366, height: 860 });
  await expect(shown(page)).toHaveCount(16);
  await page.setViewportSize(PHONE);
  await grid(page).getByRole('button', { name: 'All 20' }).click();
  await expect(shown(page)).toHaveCount(20);
  await grid(page).getByRole('button', { name: 'Fewer' }).click();
  await expect(shown(page)).toHaveCount(8);
});

test('on a desk the list is at the left and the things at the right, also while shopping', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await buy(ana, kitchenId, TWENTY);
  await write(ana, kitchenId, [{ title: 'Figs' }, { title: 'Dates' }]);
  await page.setViewportSize({ width: 1366, height: 860 });
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await entry(page, 'Figs').check();
  await expect(page.getByRole('link', { name: 'Put away 1' })).toBeVisible();
  await expect(shown(page)).toHaveCount(16);
  const [list, things] = await Promise.all([
    page.getByRole('listitem').filter({ hasText: 'Figs' }).boundingBox(),
    grid(page).boundingBox(),
  ]);
  expect(things?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  expect(things?.y).toBeLessThan(list?.y ?? 0);
  await expectAccessible(page);
});

for (const width of [320, 390, 768, 1366])
  test(`the page is as wide as its screen at ${width} px, with names of 120 signs and text of 200 %`, async ({
    meet,
  }) => {
    const ana = await meet('Ana Alvarez');
    const { page } = ana;
    const kitchenId = await startKitchen(ana);
    await buy(ana, kitchenId, [LONG, 'x'.repeat(120), ...TWENTY], { isFinished: true });
    await write(ana, kitchenId, [
      { title: LONG, amount: 1500, unit: 'ml', wantedBy: ana.uid },
      { title: 'Figs', amount: 6 },
      { title: 'figs', amount: 1000 },
      { title: 'y'.repeat(120), amount: 12, unit: 'portion' },
    ]);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/kitchens/${kitchenId}/shopping`);
    await expect(grid(page).getByText('ran out', { exact: true }).first()).toBeVisible();
    await noOverflow(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await noOverflow(page);
    const more = page.getByRole('button', { name: `More: ${LONG}` });
    const row = page.getByRole('listitem').filter({ has: more });
    // The things beside the list find their places in steps, and both are measured one after the other.
    await expect(async () => {
      const [box, amount] = [await more.boundingBox(), await row.getByText(/^1[.,]5/).boundingBox()];
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      expect((amount?.x ?? width) + (amount?.width ?? width)).toBeLessThanOrEqual(box?.x ?? 0);
    }).toPass({ timeout: 20_000 });
    const isPageSliding = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')].some((part) => {
          const { overflowX } = getComputedStyle(part);
          return (overflowX === 'auto' || overflowX === 'scroll') && part.scrollWidth > part.clientWidth;
        }),
      );
    expect(await isPageSliding()).toBe(false);
    await entry(page, 'y'.repeat(120)).click();
    await noOverflow(page);
    await more.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await noOverflow(page);
  });

test('the page to add food is as wide as its screen, however much the kitchen buys again', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await buy(ana, kitchenId, [LONG, ...TWENTY]);
  await page.goto(`/kitchens/${kitchenId}/add`);
  await expect(page.getByRole('heading', { name: 'Again' })).toBeVisible();
  await noOverflow(page);
});
