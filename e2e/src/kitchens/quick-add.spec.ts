import type { Locator, Page } from '@playwright/test';
import { addFoodLink, addLine, doneButton } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { schemes } from '#sample.ts';
import { expect, noOverflow, putIn, startKitchen, Taps, test, type Visitor, ZONE } from './kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { timezoneId: ZONE } });

const BAG = [
  ...['milk thu', '6 eggs', '2x yoghurt', 'chicken 500g fri freezer', 'spinach', 'bread', 'butter', 'cheese'],
  ...['bananas', '1 kg potatoes', 'tomatoes', 'tofu', 'hummus', 'ketchup', 'rice'],
];

interface Stored {
  items: { title: string; amount: number; place: string; expiryDate: string | null }[];
}

const row = ({ page }: Visitor, title: string) => page.getByRole('listitem').filter({ hasText: title });
const stored = async (who: Visitor, kitchenId: string) =>
  (await who.ask<Stored>('GET', `/kitchens/${kitchenId}/changes`)).items;

async function openLine(ana: Visitor): Promise<string> {
  const kitchenId = await startKitchen(ana);
  await ana.page.goto(`/kitchens/${kitchenId}/add`);
  await expect(addLine(ana.page)).toBeFocused();
  return kitchenId;
}

test('a shopping bag is put in with one pasted line, in a few taps, and taken back with one', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await page.goto(`/kitchens/${kitchenId}`);
  const taps = new Taps();
  await taps.on(addFoodLink(page));
  await taps.into(addLine(page), BAG.join(', '));
  await taps.on(page.getByRole('button', { name: 'Done · 15 foods' }));
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  expect(taps.count).toBeLessThanOrEqual(20);

  await expect(row(ana, 'Spinach')).toBeVisible();
  await expect.poll(async () => (await stored(ana, kitchenId)).length).toBe(15);
  const items = new Map((await stored(ana, kitchenId)).map((item) => [item.title.toLowerCase(), item]));
  expect(items.get('eggs')?.amount).toBe(6);
  expect(items.get('chicken')?.place).toBe('freezer');
  // Only a title is needed: the rest was guessed.
  expect(items.get('spinach')?.expiryDate).not.toBeNull();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await stored(ana, kitchenId)).length).toBe(0);
});

test('foods that were typed stay until they are kept, whatever the network does', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  // It never answers.
  await page.route(/\/usual/, () => undefined);
  await page.goto(`/kitchens/${kitchenId}/add`);
  await addLine(page).fill('milk, eggs, ham');
  await page.getByRole('button', { name: 'Done · 3 foods' }).click();
  await expect(page.getByRole('button', { name: 'Done · 3 foods' })).toBeDisabled();
  await expect(row(ana, 'Ham')).toBeVisible();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  await expect.poll(async () => (await stored(ana, kitchenId)).length).toBe(3);
  await page.goto(`/kitchens/${kitchenId}/add`);
  await expect(row(ana, 'Ham')).toHaveCount(0);
});

test('after a read of the disk that failed, food is put in all the same', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await page.addInitScript(() => {
    let isFirst = true;
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...range) {
      if (this.name !== 'outbox' || !isFirst) return getAll.apply(this, range);
      isFirst = false;
      throw new DOMException('The disk is busy', 'UnknownError');
    };
  });
  await page.goto(`/kitchens/${kitchenId}/add`);
  await addLine(page).fill('milk');
  await page.getByRole('button', { name: 'Done · 1 food' }).click();
  await expect(row(ana, 'Milk')).toBeVisible();
  await expect.poll(async () => (await stored(ana, kitchenId)).length).toBe(1);
});

test('foods are typed one after the other, corrected by a tap, and kept when the page is left', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await openLine(ana);
  for (const title of ['Milk', 'Eggs', 'Basil']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(addLine(page)).toBeFocused();
  }
  await expect(doneButton(page)).toHaveText('Done · 3 foods');
  // A phone's keyboard must not cover the button.
  const viewport = page.locator('meta[name="viewport"]');
  await expect(viewport).toHaveAttribute('content', /interactive-widget=resizes-content/);

  const milk = row(ana, 'Milk');
  await milk.getByRole('button', { name: /^Place/ }).click();
  await milk.getByRole('group', { name: 'Place of Milk' }).getByRole('button', { name: 'Pantry' }).click();
  await expect(milk.getByRole('button', { name: /^Place/ })).toContainText('Pantry');
  await page.getByRole('button', { name: 'Remove Basil' }).click();
  await page.reload();
  await expect(doneButton(page)).toHaveText('Done · 2 foods');

  await expect(addLine(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  await expect(viewport).not.toHaveAttribute('content', /interactive-widget/);
  await expect
    .poll(async () =>
      (await stored(ana, kitchenId)).map(({ title, place }) => `${title} ${place}`).toSorted(),
    )
    .toEqual(['Eggs fridge', 'Milk pantry']);
});

test('the line stays at the top of the screen, however many rows there are', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  await openLine(ana);
  await addLine(page).fill(BAG.join(', '));
  await expect(doneButton(page)).toHaveText('Done · 15 foods');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(async () => (await addLine(page).boundingBox())?.y).toBeLessThan(16);
  await expect(addLine(page)).toBeInViewport({ ratio: 1 });
});

/** As on an iPhone, where the keyboard covers the page instead of making it smaller. */
async function openKeyboard(page: Page, height: number): Promise<number> {
  return page.evaluate((covered) => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - covered });
    visualViewport?.dispatchEvent(new Event('resize'));
    return innerHeight - covered;
  }, height);
}

const endOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? 0);
};

test('a keyboard that covers the page covers neither Done nor a sheet', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await openLine(ana);
  await addLine(page).fill('milk');
  const end = await openKeyboard(page, 336);
  await expect.poll(() => endOf(doneButton(page))).toBeLessThanOrEqual(end);
  await expect(doneButton(page)).toBeVisible();
  await doneButton(page).click();

  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  await page.getByRole('button', { name: 'More about Milk' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Milk' });
  await expect(sheet).toBeVisible();
  await expect.poll(() => endOf(sheet)).toBeLessThanOrEqual(end);
});

test('what is not understood is asked about, and nothing that was typed is lost', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  await openLine(ana);
  await addLine(page).fill('12345 678');
  await expect(row(ana, '12345 678')).toContainText('What food is it?');
  await expect(addLine(page)).toHaveValue('12345 678');
  await addLine(page).fill(Array.from({ length: 301 }, (_, n) => `Food ${'abcdefgh'[n % 8]}`).join('\n'));
  await expect(page.getByText('Only 300 foods fit at once.', { exact: false })).toBeVisible();
});

test('the same again is put in from what there is', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Oat milk', days: 3 }]);
  await page.goto(`/kitchens/${kitchenId}`);
  await page.getByRole('button', { name: 'More about Oat milk' }).press('Enter');
  await page.getByRole('dialog', { name: 'Oat milk' }).getByText('Add the same again').click();
  await expect(doneButton(page)).toHaveText('Done · 1 food');
  await doneButton(page).click();
  await expect.poll(async () => (await stored(ana, kitchenId)).length).toBe(2);
});

for (const colorScheme of schemes('light')) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('axe finds nothing, with choices open and with a long title', async ({ meet }) => {
      const ana = await meet('Ana Alvarez');
      const { page } = ana;
      await openLine(ana);
      await expectAccessible(page);
      await addLine(page).fill(`milk 3/12, ${'Strawberry jam '.repeat(13)}`);
      await page.keyboard.press('Enter');
      await row(ana, 'Milk')
        .getByRole('button', { name: /^Good through/ })
        .click();
      await expectAccessible(page);
      await noOverflow(page);
    });
  });
}
