import { addLine } from '#add-line.ts';
import { expect, letIn, putIn, startKitchen, test, type Visitor, ZONE } from './kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { timezoneId: ZONE } });

const row = ({ page }: Visitor, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('what has to be eaten first comes first', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [
    { title: 'Cashew dip' },
    { title: 'Butter', days: 20 },
    { title: 'Bread', days: 3 },
    { title: 'Avocado', days: 1 },
    { title: 'Milk', days: 0 },
  ]);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  const food = ana.page.getByRole('region', { name: 'Eat first' });
  await expect(food.getByRole('heading')).toHaveText([
    /^Today is the last day/,
    /^Tomorrow/,
    /^This week/,
    /^Everything else/,
    /^No date yet/,
  ]);
  await expect(food.getByRole('listitem')).toContainText([
    'Milk',
    'Avocado',
    'Bread',
    'Butter',
    'Cashew dip',
  ]);
});

test('things are put in one after the other, without leaving the line', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await ben.page.goto(`/kitchens/${kitchenId}`);
  await ana.page.goto(`/kitchens/${kitchenId}/add`);
  await addLine(ana.page).fill('Milk');
  await addLine(ana.page).press('Enter');
  await expect(row(ana, 'Milk')).toBeVisible();
  await expect(addLine(ana.page)).toBeFocused();
  await expect(addLine(ana.page)).toHaveValue('');
  await ana.page.keyboard.type('Honey');
  await ana.page.keyboard.press('Enter');
  await ana.page.keyboard.press('Enter');
  await expect(ana.page).toHaveURL(`/kitchens/${kitchenId}`);
  await expect(row(ana, 'Honey')).toBeVisible();
  await expect(row(ana, 'Milk').getByRole('presentation').first()).toHaveAttribute(
    'src',
    '/pictures/milk.webp',
  );
  // Others see both come, without doing anything.
  await expect(row(ben, 'Milk')).toBeVisible();
  await expect(row(ben, 'Honey')).toBeVisible();
});

test('what was eaten is gone for everybody, and comes back by Undo', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await putIn(ana, kitchenId, [
    { title: 'Milk', days: 0 },
    { title: 'Butter', days: 9 },
  ]);
  for (const { page } of [ana, ben]) await page.goto(`/kitchens/${kitchenId}`);
  await ana.page.getByRole('button', { name: 'Eaten: Milk' }).click();
  await expect(ana.page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(row(ana, 'Milk')).toBeHidden();
  await expect(row(ben, 'Milk')).toBeHidden();
  await ana.page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(ana, 'Milk')).toBeVisible();
  await expect(row(ben, 'Milk')).toBeVisible();

  await ana.page.getByRole('button', { name: 'More about Butter' }).press('Enter');
  await ana.page.getByRole('button', { name: 'Thrown away' }).click();
  await expect(ana.page.getByText('Butter thrown away')).toBeVisible();
});

test('what is somebody else’s is asked about, and can be left', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await putIn(ana, kitchenId, [
    { title: 'Chicken', days: 1, belongsTo: ben.uid },
    { title: 'Milk', days: 1 },
  ]);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  await expect(row(ana, 'Chicken')).toContainText('Ben Okafor’s');
  const eaten = ana.page.getByRole('button', { name: 'Eaten: Chicken' });
  await eaten.click();
  await expect(ana.page.getByText('It is Ben Okafor’s. They are told.')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Leave it' }).click();
  await expect(eaten).toBeFocused();
  await eaten.click();
  await row(ana, 'Chicken').getByRole('button', { name: 'Eaten', exact: true }).click();
  await expect(row(ana, 'Chicken')).toBeHidden();

  await ben.page.goto(`/kitchens/${kitchenId}`);
  await expect(row(ben, 'Milk')).toBeVisible();
});

test('whose food was taken is told, until that is taken back', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await putIn(ana, kitchenId, [{ title: 'Yoghurt', days: 20, belongsTo: ben.uid }]);
  for (const { page } of [ana, ben]) await page.goto(`/kitchens/${kitchenId}`);
  const bell = ben.page.getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  await ana.page.getByRole('button', { name: 'Eaten: Yoghurt' }).click();
  await row(ana, 'Yoghurt').getByRole('button', { name: 'Eaten', exact: true }).click();
  // The bell of an open page says so by itself.
  await expect(bell).toHaveAccessibleName('Notifications, new');
  await bell.click();
  const news = ben.page.getByRole('region', { name: 'From your people' }).getByRole('link');
  await expect(news).toContainText('Ana Alvarez ate your YoghurtFlat 4B · today');
  await expect(bell).toHaveAccessibleName('Notifications');
  await ben.page.reload();
  await expect(news).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications');

  await ana.page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(ana, 'Yoghurt')).toBeVisible();
  await ben.page.reload();
  await expect(ben.page.getByText('All quiet')).toBeVisible();
});

test('from its row food is given to somebody, a part of it as well', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await putIn(ana, kitchenId, [{ title: 'Rolls', quantity: 6, days: 2 }]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}`);
  await page.getByRole('button', { name: 'More about Rolls' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Rolls' });
  await expect(sheet.getByRole('button', { name: 'Everybody', pressed: true })).toBeVisible();
  await sheet.getByText('A part', { exact: true }).click();
  await sheet.getByRole('spinbutton', { name: 'How much of it?' }).fill('2');
  await sheet.getByRole('button', { name: 'Ben Okafor' }).click();
  await expect(row(ana, 'Rolls')).toHaveCount(2);
  await expect(row(ana, 'Rolls').filter({ hasText: 'Ben Okafor’s' })).toContainText('2 pieces');
  await expect(page.getByText('Some of Rolls is theirs now')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(ana, 'Rolls')).toHaveCount(1);
});

test('food can be narrowed to one’s own and to everybody’s', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Pudding', belongsTo: ana.uid }, { title: 'Milk' }]);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  await ana.page.getByText('Mine', { exact: true }).click();
  await expect(row(ana, 'Pudding')).toBeVisible();
  await expect(row(ana, 'Milk')).toBeHidden();
  await ana.page.getByText('Everybody’s', { exact: true }).click();
  await expect(row(ana, 'Pudding')).toBeHidden();
  await expect(row(ana, 'Milk')).toBeVisible();
});

test('guests look, and have nothing to touch', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben, 'guest');
  await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  await ben.page.goto(`/kitchens/${kitchenId}`);
  await expect(row(ben, 'Milk')).toBeVisible();
  await expect(ben.page.getByRole('region', { name: 'Eat first' }).getByRole('button')).toHaveCount(0);
  await expect(ben.page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});
