import { expect, putIn, startKitchen, test, type Visitor, ZONE } from './kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { timezoneId: ZONE } });

const row = ({ page }: Visitor, title: string) => page.getByRole('listitem').filter({ hasText: title });
const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });

async function openKitchen(ana: Visitor): Promise<void> {
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [
    { title: 'Eggs', days: 0, quantity: 6 },
    { title: 'Ham', days: 1 },
    { title: 'Rolls', days: 2 },
  ]);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  await expect(row(ana, 'Rolls')).toBeVisible();
}

test('the sheets take the focus to their first choice, and give it back', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana);
  const { page } = ana;
  await button(ana, 'Some left: Eggs').press('Enter');
  await expect(button(ana, '−1 5 pieces left')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(ana, 'Some left: Eggs')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(ana, '−1 5 pieces left')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(ana, 'Eggs')).toContainText('5 pieces left');
  await expect(button(ana, 'Some left: Eggs')).toBeFocused();

  await button(ana, 'More about Rolls').press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Rolls' });
  await expect(sheet.getByRole('button', { name: /^Eaten/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(ana, 'More about Rolls')).toBeFocused();
});

test('eaten by keyboard the focus is on Undo, and then on what came back', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana);
  await button(ana, 'Eaten: Ham').press('Enter');
  await expect(button(ana, 'Undo')).toBeFocused();
  await ana.page.keyboard.press('Enter');
  await expect(button(ana, 'Eaten: Ham')).toBeFocused();
});

test('arrows move, E is eaten, S is some left, U takes back, / searches', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana);
  const { page } = ana;
  await page.getByRole('link', { name: 'Eggs' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Ham' })).toBeFocused();
  await page.keyboard.press('e');
  await expect(row(ana, 'Ham')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Rolls' })).toBeFocused();
  await page.keyboard.press('u');
  await expect(row(ana, 'Ham')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'How much is left?' })).toBeVisible();
  // Letters are letters where one writes.
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('use');
  await expect(page.getByRole('searchbox')).toHaveValue('use');
});
