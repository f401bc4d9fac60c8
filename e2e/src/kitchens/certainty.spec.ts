import { addLine, doneButton } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import {
  dateIn,
  expect,
  noOverflow,
  putIn,
  startKitchen,
  test,
  type Visitor,
  ZONE,
} from './kitchens-test.ts';
import { open, row } from './offline.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { timezoneId: ZONE },
  expectedErrors: [/^Failed to load resource: /],
});

interface Stored {
  items: {
    title: string;
    expiryDate: string | null;
    keeping: { dateKind: string; keeps?: true; estimated?: object };
  }[];
}

const stored = async (who: Visitor, kitchenId: string) => {
  const { items } = await who.ask<Stored>('GET', `/kitchens/${kitchenId}/changes`);
  return new Map(items.map((item) => [item.title, item]));
};

test('said, guessed and unknown look different while food is added, and stay what they are', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await page.goto(`/kitchens/${kitchenId}/add`);
  await addLine(page).fill('milk tomorrow, chicken, pangalactic delight');
  await expect(row(page, 'Chicken')).toContainText('usually 1 day · FoodKeeper');
  await expect(
    row(page, 'Chicken').getByRole('button', { name: /^Good through about .*, guessed$/ }),
  ).toBeVisible();
  const dip = row(page, 'Pangalactic delight');
  await expect(dip.getByRole('group', { name: 'No date yet: when is it good until?' })).toBeVisible();
  await expect(row(page, 'Milk')).not.toContainText('about');
  await noOverflow(page);
  await expectAccessible(page);
  // What is not answered is no reason to wait.
  await doneButton(page).click();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  await expect(row(page, 'Chicken')).toContainText('about tomorrow');
  await expect.poll(async () => (await stored(ana, kitchenId)).size).toBe(3);
  const items = await stored(ana, kitchenId);
  expect(items.get('Chicken')?.keeping).toMatchObject({ dateKind: 'use-by', estimated: { days: 1 } });
  expect(items.get('Milk')?.keeping.estimated).toBeUndefined();
  expect(items.get('Pangalactic delight')?.expiryDate).toBeNull();
});

test('what nobody knows is named at the end of Eat first, and answered with one tap, also without a network', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [
    { title: 'Cashew dip' },
    { title: 'Mystery jar' },
    { title: 'Milk', days: 0 },
  ]);
  await open(page, kitchenId);
  await page.getByRole('link', { name: '2 without a date' }).click();
  await expect(page.getByRole('heading', { name: /^No date yet/ })).toBeInViewport();
  const answer = (title: string, name: string) =>
    page.getByRole('group', { name: `When is ${title} good until?` }).getByRole('button', { name });
  await page.context().setOffline(true);
  await answer('Cashew dip', '2 days').click();
  await expect(page.getByText('Date of Cashew dip noted')).toBeVisible();
  await expect(page.getByRole('link', { name: '1 without a date' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: '2 without a date' })).toBeVisible();
  await answer('Cashew dip', '2 days').click();
  await answer('Mystery jar', 'no date').click();
  await expect(page.getByRole('heading', { name: /^No date yet/ })).toHaveCount(0);
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await stored(ana, kitchenId)).get('Cashew dip'))
    .toMatchObject({ expiryDate: dateIn(2), keeping: { dateKind: 'best-before' } });
  await expect.poll(async () => (await stored(ana, kitchenId)).get('Mystery jar')?.keeping.keeps).toBe(true);
  await expect(row(page, 'Mystery jar')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('what must not be eaten has Throw away as its large button, in the list and on its page', async ({
      meet,
    }) => {
      const ana = await meet('Ana Alvarez');
      const { page } = ana;
      const kitchenId = await startKitchen(ana);
      const [chicken = ''] = await putIn(ana, kitchenId, [
        { title: 'Chicken', days: -1, isEstimated: true, dateKind: 'use-by' },
        { title: 'Yoghurt', days: -2 },
        { title: 'Leek', days: -1, isEstimated: true },
        { title: 'Cashew dip' },
      ]);
      await page.goto(`/kitchens/${kitchenId}`);
      const food = page.getByRole('region', { name: 'Eat first' });
      await expect(food.getByRole('heading')).toHaveText([
        /^Do not eat/,
        /^Look, smell, taste/,
        /^No date yet/,
      ]);
      await expect(row(page, 'Chicken')).toContainText('about yesterday, guessed: do not eat');
      await expect(row(page, 'Leek')).toContainText('about yesterday, guessed: look, smell, taste');
      await expect(page.getByRole('button', { name: 'Eaten: Chicken' })).toHaveCount(0);
      await expectAccessible(page);
      await noOverflow(page);
      await page.getByRole('button', { name: 'More about Chicken' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Throw away' })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Eaten all the same' })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.goto(`/kitchens/${kitchenId}/items/${chicken}`);
      await expect(page.getByText('about yesterday, guessed: do not eat')).toBeVisible();
      await expect(page.getByText('usually 1 day · FoodKeeper')).toBeVisible();
      const [away, eaten] = [
        page.getByRole('button', { name: 'Throw away' }),
        page.getByRole('button', { name: 'Eaten', exact: true }),
      ];
      const widths = await Promise.all(
        [away, eaten].map(async (one) => (await one.boundingBox())?.width ?? 0),
      );
      expect(widths[0]).toBeGreaterThan(2 * (widths[1] ?? 0));
      await expectAccessible(page);
      await noOverflow(page);

      await page.goto('/notifications');
      await expect(row(page, 'Chicken')).toContainText('about yesterday, guessed: do not eat');
      await expectAccessible(page);
    });
  });
