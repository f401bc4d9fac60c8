import { expectAccessible } from '#expect-accessible.ts';
import { expect, noOverflow, startKitchen, Taps, test, ZONE } from '#kitchens/kitchens-test.ts';
import { onTheList, told } from './around-list.ts';
import { entry, PHONE, write } from './shopping-test.ts';

test.use({ viewport: PHONE, contextOptions: { timezoneId: ZONE } });

const TWENTY = [
  ...['Milk', 'Eggs', 'Butter', 'Cheddar', 'Yoghurt', 'Bread', 'Rice', 'Pasta', 'Tomatoes', 'Cucumber'],
  ...[
    'Bananas',
    'Apples',
    'Spinach',
    'Potatoes',
    'Onions',
    'Chicken',
    'Salmon',
    'Tofu',
    'Coffee',
    'Chocolate',
  ],
];

test('twenty things are ticked and put away in at most 25 taps, and taken back with one', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await write(
    ana,
    kitchenId,
    [...TWENTY, 'Honey'].map((title) => ({ title })),
  );
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  const taps = new Taps();
  for (const title of TWENTY) await taps.on(entry(page, title));
  await expect(page.getByText('20 of 21 got')).toBeVisible();
  await taps.on(page.getByRole('link', { name: 'Put away' }));
  await expect(page.getByRole('button', { name: 'Put away · 20 things' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await taps.on(page.getByRole('button', { name: 'Put away · 20 things' }));
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  expect(taps.count).toBeLessThanOrEqual(25);

  await expect.poll(async () => (await told(ana, kitchenId)).items.length).toBe(20);
  expect(await onTheList(ana, kitchenId)).toEqual(['Honey']);
  const milk = (await told(ana, kitchenId)).items.find(({ title }) => title === 'Milk');
  expect(milk).toMatchObject({ place: 'fridge', expiryDate: expect.any(String) });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => onTheList(ana, kitchenId)).toHaveLength(21);
  expect((await told(ana, kitchenId)).items).toEqual([]);
});

test('what is no food only leaves the list, and a guess is corrected by a tap', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await write(ana, kitchenId, [{ title: 'Milk' }, { title: 'Dish soap' }]);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await entry(page, 'Milk').click();
  await entry(page, 'Dish soap').click();
  await page.getByRole('link', { name: 'Put away' }).click();
  await expect(page.getByText('not food, only off the list')).toBeVisible();
  await page.getByRole('button', { name: /^Place/ }).click();
  await page.getByRole('button', { name: 'Pantry' }).click();
  await page.getByRole('button', { name: 'Put away · 2 things' }).click();
  await expect.poll(() => onTheList(ana, kitchenId)).toEqual([]);
  expect((await told(ana, kitchenId)).items).toMatchObject([{ title: 'Milk', place: 'pantry' }]);
});

test('what was put away is put onto the list again with one tap', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await write(ana, kitchenId, [{ title: 'Milk' }, { title: 'Eggs' }]);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await entry(page, 'Milk').click();
  await entry(page, 'Eggs').click();
  await page.getByRole('link', { name: 'Put away' }).click();
  await page.getByRole('button', { name: 'Put away · 2 things' }).click();
  await expect.poll(() => onTheList(ana, kitchenId)).toEqual([]);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await page.getByRole('button', { name: /Choose a list$/ }).click();
  await page.getByRole('button', { name: /^Put Shopping of today/ }).click();
  await expect(entry(page, 'Milk')).toBeVisible();
  await expect.poll(async () => (await onTheList(ana, kitchenId)).toSorted()).toEqual(['Eggs', 'Milk']);
});
