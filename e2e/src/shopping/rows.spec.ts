import { expectAccessible } from '#expect-accessible.ts';
import { expect, letIn, noOverflow, startKitchen, test, ZONE } from '#kitchens/kitchens-test.ts';
import { onTheList, told } from './around-list.ts';
import { entry, line, PHONE, write } from './shopping-test.ts';

test.use({ viewport: PHONE, contextOptions: { timezoneId: ZONE, hasTouch: true, isMobile: true } });

test('what two people write down is one row that says so, and two rows again if they want', async ({
  meet,
}) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await write(ben, kitchenId, [{ title: 'Eggs', category: 'Dairy', amount: 6 }]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(entry(page, 'Eggs 6')).toBeVisible();
  await line(page).fill('6 eggs');
  await line(page).press('Enter');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  const row = page.getByRole('listitem').filter({ hasText: 'Eggs' });
  await expect(row.getByText('6 from Ben Okafor, 6 yours')).toBeVisible();
  await expect(row.locator('s')).toHaveText('6');
  await expect(entry(page, /Eggs .*12, before 6/)).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await expect.poll(() => onTheList(ana, kitchenId)).toHaveLength(2);

  await ben.page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(ben.page.getByText('6 yours, 6 from Ana Alvarez')).toBeVisible();

  await page.getByRole('button', { name: 'More: Eggs' }).tap();
  await page.getByRole('button', { name: 'Two rows again' }).tap();
  await expect(page.getByRole('checkbox', { name: /^eggs 6$/i })).toHaveCount(2);
  await expect(ben.page.getByRole('checkbox')).toHaveCount(2);
});

test('a row of two is ticked, taken off and brought back as one', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await write(ana, kitchenId, [
    { title: 'Eggs', amount: 6 },
    { title: 'eggs', amount: 6 },
    { title: 'Flour', amount: 500, unit: 'g' },
    { title: 'Flour', amount: 1, unit: 'pack' },
  ]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await expect(page.getByText('6 and 6, added up')).toBeVisible();
  await entry(page, 'Eggs').tap();
  await expect(page.getByText('1 of 3 got')).toBeVisible();
  await expect(page.getByText('6 and 6, added up')).toBeHidden();
  const got = async () => (await told(ana, kitchenId)).shopping.entries.filter(({ gotAt }) => gotAt).length;
  await expect.poll(got).toBe(2);
  await page.getByRole('button', { name: 'More: Eggs' }).tap();
  await page.getByRole('button', { name: 'Take off the list' }).tap();
  await expect.poll(() => onTheList(ana, kitchenId)).toEqual(['Flour', 'Flour']);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(entry(page, 'Eggs 12')).toBeChecked();
});

test('another amount is that of the whole row, and the row is put away as one food', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await write(ana, kitchenId, [
    { title: 'Eggs', amount: 6 },
    { title: 'Eggs', amount: 6 },
    { title: 'Milk', amount: 1 },
    { title: 'Milk', amount: 2 },
  ]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await page.getByRole('button', { name: 'More: Milk' }).tap();
  await page.getByRole('spinbutton', { name: 'How much' }).fill('5');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(entry(page, 'Milk 5')).toBeVisible();
  await expect.poll(() => onTheList(ana, kitchenId)).toEqual(['Eggs', 'Eggs', 'Milk']);

  await entry(page, 'Eggs').tap();
  await page.getByRole('link', { name: 'Put away' }).tap();
  await page.getByRole('button', { name: 'Put away · 1 thing' }).tap();
  await expect.poll(() => onTheList(ana, kitchenId)).toEqual(['Milk']);
  expect((await told(ana, kitchenId)).items).toMatchObject([{ title: 'Eggs', amount: 12 }]);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => onTheList(ana, kitchenId)).toHaveLength(2);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(entry(page, 'Eggs 12')).toBeVisible();
});
