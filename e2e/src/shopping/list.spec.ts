import { expectAccessible } from '#expect-accessible.ts';
import { expect, letIn, noOverflow, startKitchen, test, ZONE } from '#kitchens/kitchens-test.ts';
import { looks } from '#sample.ts';
import { entry, line, PHONE, shelf, write } from './shopping-test.ts';

test.use({ viewport: PHONE, contextOptions: { timezoneId: ZONE } });

test('two people write a list and tick it, and each sees what the other does', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  await ana.page.getByRole('link', { name: 'Shopping' }).click();
  await expect(ana.page).toHaveURL(`/kitchens/${kitchenId}/shopping`);
  await expect(ana.page.getByText('Nothing to get')).toBeVisible();

  await line(ana.page).fill('500 g tomatoes, milk, 6 eggs');
  await line(ana.page).press('Enter');
  await expect(line(ana.page)).toHaveValue('');
  await expect(line(ana.page)).toBeFocused();
  await expect(shelf(ana.page, 'Vegetables, fruits').getByText('500 g')).toBeVisible();
  await expect(shelf(ana.page, 'Cold shelf').getByRole('listitem')).toHaveCount(2);

  await ben.page.goto(`/kitchens/${kitchenId}/shopping`);
  await entry(ben.page, 'milk').check();
  await expect(ben.page.getByText('1 of 3 got')).toBeVisible();
  await expect(entry(ana.page, 'milk')).toBeChecked();
  await line(ben.page).fill('bread');
  await ben.page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(entry(ana.page, 'bread')).toBeVisible();
});

test('the whole row ticks, and what is got stays where it is until the page is left', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await write(ana, kitchenId, [
    { title: 'Kale', category: 'Vegetable' },
    { title: 'Figs', category: 'Fruits' },
    { title: 'Milk', category: 'Dairy' },
  ]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  const row = page.getByRole('listitem').filter({ hasText: 'Kale' });
  await expect(row).toBeVisible();
  const box = await row.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(56);
  await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + 50);
  await expect(entry(page, 'Kale')).toBeChecked();
  await expect(shelf(page, 'Vegetables, fruits').getByRole('listitem')).toHaveText([/Kale/, /Figs/]);
  await entry(page, 'Kale').press('Space');
  await expect(entry(page, 'Kale')).not.toBeChecked();
  await entry(page, 'Kale').press('Space');
  await expect(page.getByText('1 of 3 got')).toBeVisible();
  await page.reload();
  await expect(shelf(page, 'Got').getByRole('listitem')).toHaveText([/Kale/]);
  await expect(shelf(page, 'Vegetables, fruits').getByRole('listitem')).toHaveText([/Figs/]);
});

test('an entry is changed, given to a person, taken off and brought back, by keyboard', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await write(ana, kitchenId, [{ title: 'Milk', category: 'Dairy' }]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await page.getByRole('button', { name: 'More: Milk' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'What', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'What', exact: true }).fill('Oat milk');
  await page.getByRole('spinbutton', { name: 'How much' }).fill('2');
  await page.getByRole('button', { name: 'Ben Okafor' }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(entry(page, 'Oat milk 2 for Ben Okafor')).toBeVisible();

  await page.getByRole('button', { name: 'More: Oat milk' }).click();
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await expect(entry(page, 'Oat milk')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry(page, 'Oat milk 2 for Ben Okafor')).toBeVisible();
});

test('a list that is pasted is on the list, and the order of the shop is learned', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  await line(page).fill('- apples\n- beer\n- milk\n- 2 kg potatoes');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('4 things are on the list.')).toBeVisible();
  for (const title of ['beer', 'milk', 'apples']) await entry(page, title).check();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Vegetables, fruits', 'Cold shelf', 'Drinks']);
  await page.reload();
  await expect(page.getByText('3 of 4 got')).toBeVisible();
  for (const title of ['beer', 'milk', 'apples']) await entry(page, title).uncheck();
  // A page keeps the order with which it was opened, and the first one opens with what the browser has kept.
  await expect(async () => {
    await page.reload();
    await expect(headings).toHaveText(['Drinks', 'Cold shelf', 'Vegetables, fruits'], { timeout: 3000 });
  }).toPass();
});

test('a pasted list is shown whole, also where the browser fits no field to what is in it', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  for (const path of ['shopping', 'add']) {
    await page.goto(`/kitchens/${kitchenId}/${path}`);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.evaluate((textarea) => textarea.style.setProperty('field-sizing', 'fixed'));
    await field.fill('apples\nbeer\nmilk');
    const hidden = () => field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(hidden).toBe(0);
    expect((await field.boundingBox())?.height).toBeGreaterThan(100);
  }
});

test('a guest looks at the list and touches nothing', async ({ meet }) => {
  const [ana, eva] = [await meet('Ana Alvarez'), await meet('Eva Lund')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, eva, 'guest');
  await write(ana, kitchenId, [{ title: 'Milk' }]);
  await eva.page.goto(`/kitchens/${kitchenId}/shopping`);
  await expect(entry(eva.page, 'Milk')).toBeDisabled();
  await expect(line(eva.page)).toHaveCount(0);
  await expect(eva.page.getByRole('button', { name: /^More/ })).toHaveCount(0);
});

for (const { colorScheme, width } of looks)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 844 },
      contextOptions: { reducedMotion: 'reduce', timezoneId: ZONE },
    });

    test('axe finds nothing on the list, empty, full and with its sheet', async ({ meet }) => {
      const ana = await meet('Ana Alvarez');
      const kitchenId = await startKitchen(ana);
      const { page } = ana;
      await page.goto(`/kitchens/${kitchenId}/shopping`);
      await expect(page.getByText('Nothing to get')).toBeVisible();
      await expectAccessible(page);
      // As long as a title can be, without a space.
      await write(ana, kitchenId, [
        { title: 'M'.repeat(200), category: 'Dairy', amount: 1500, unit: 'ml', wantedBy: ana.uid },
        { title: 'Figs', category: 'Fruits' },
      ]);
      await entry(page, 'Figs').check();
      await expect(page.getByRole('link', { name: 'Put away' })).toBeVisible();
      await expectAccessible(page);
      await noOverflow(page);
      await page.getByRole('button', { name: /^More: M/ }).click();
      await expect(page.getByRole('textbox', { name: 'What', exact: true })).toBeFocused();
      await expectAccessible(page);
      await noOverflow(page);
    });
  });
