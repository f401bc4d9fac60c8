import { expectAccessible } from '#expect-accessible.ts';
import { schemes } from '#sample.ts';
import { expect, letIn, noOverflow, putIn, startKitchen, test, type Visitor, ZONE } from './kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { timezoneId: ZONE } });

const row = ({ page }: Visitor, title: string) => page.getByRole('listitem').filter({ hasText: title });
const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });

async function openKitchen(ana: Visitor, food: Parameters<typeof putIn>[2]): Promise<string> {
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, food);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  return kitchenId;
}

test('several things are eaten with one request, and come back with one tap', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana, [{ title: 'Milk', days: 0 }, { title: 'Ham', days: 1 }, { title: 'Honey' }]);
  const { page } = ana;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/intents')) sent.push(request.url());
  });
  await button(ana, 'Choose several').click();
  await expect(button(ana, 'Eaten')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Milk' }).check();
  await page.getByText('Honey').click();
  await expect(page.getByText('2 chosen')).toBeVisible();
  await button(ana, 'Eaten').click();
  await expect(page.getByText('2 things eaten')).toBeVisible();
  await expect(row(ana, 'Milk')).toBeHidden();
  await expect(row(ana, 'Honey')).toBeHidden();
  await expect(row(ana, 'Ham')).toBeVisible();
  expect(sent).toHaveLength(1);
  await button(ana, 'Undo').click();
  await expect(row(ana, 'Milk')).toBeVisible();
  await expect(row(ana, 'Honey')).toBeVisible();
});

test('all of it works by keyboard: choosing, acting, and going back', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana, [
    { title: 'Peas', days: 2 },
    { title: 'Rolls', days: 3 },
  ]);
  const { page } = ana;
  const { keyboard } = page;
  await button(ana, 'Choose several').focus();
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('checkbox', { name: 'Peas' })).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await expect(page.getByText('2 chosen')).toBeVisible();
  await button(ana, 'More').focus();
  await keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '2 chosen' });
  await expect(sheet.getByRole('button', { name: /^Thrown away/ })).toBeFocused();
  await keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button(ana, 'More')).toBeFocused();
  await keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Frozen' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByText('2 things frozen')).toBeVisible();
  await expect(button(ana, 'Undo')).toBeFocused();

  await button(ana, 'Choose several').focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await keyboard.press('Escape');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('what of it is somebody else’s is asked about once', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await putIn(ana, kitchenId, [
    { title: 'Chicken', days: 1, belongsTo: ben.uid },
    { title: 'Milk', days: 1 },
    { title: 'Pudding', days: 2, belongsTo: ben.uid },
  ]);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  await button(ana, 'Choose several').click();
  await ana.page.getByRole('checkbox', { name: 'Chicken' }).check();
  await ana.page.getByRole('checkbox', { name: 'Milk' }).check();
  await button(ana, 'Eaten').click();
  await expect(ana.page.getByText('Some of it is other people’s. They are told.')).toBeVisible();
  await expectAccessible(ana.page);
  await button(ana, 'Eaten').first().click();
  await expect(row(ana, 'Chicken')).toBeHidden();
  // The same day, it is not asked again.
  await button(ana, 'Eaten: Pudding').click();
  await expect(row(ana, 'Pudding')).toBeHidden();
  await expect(button(ana, 'Undo')).toBeVisible();
});

test('food is found by its name', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana, [{ title: 'Greek yoghurt', days: 2 }, { title: 'Honey' }]);
  const search = ana.page.getByRole('searchbox', { name: 'Search the food' });
  await search.fill('yog');
  await expect(row(ana, 'Honey')).toBeHidden();
  await expect(row(ana, 'Greek yoghurt')).toBeVisible();
  await search.fill('caviar');
  await expect(ana.page.getByText('Nothing in here is called “caviar”.')).toBeVisible();
});

for (const colorScheme of schemes('dark')) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('axe finds nothing while several are chosen, and a long title stays on the page', async ({
      meet,
    }) => {
      const ana = await meet('Ana Alvarez');
      await openKitchen(ana, [
        { title: 'M'.repeat(200), days: 0, belongsTo: ana.uid },
        { title: 'Coleslaw', days: -1, dateKind: 'use-by' },
        { title: 'Yoghurt', days: -1 },
        { title: 'Honey' },
      ]);
      const { page } = ana;
      await expect(row(ana, 'Honey')).toBeVisible();
      await expectAccessible(page);
      await noOverflow(page);
      await button(ana, 'Choose several').click();
      await page.getByRole('checkbox', { name: 'Honey' }).check();
      await expectAccessible(page);
      await noOverflow(page);
      await button(ana, 'More').click();
      await expectAccessible(page);
    });
  });
}
