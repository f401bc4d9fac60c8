import { expect, refusals, test } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

test('food is added, changed and deleted without a mouse', async ({ page, me: _ }) => {
  await page.goto('/dashboard/add-foods');
  await expect(page.getByLabel('Food Title')).toBeFocused();
  await page.keyboard.type('Carrot');
  const tabTo = async (name: string) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate(() => document.activeElement?.textContent?.trim());
      if (text?.startsWith(name)) return;
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  // Suggested once the pictures are known.
  await expect(page.getByRole('button', { name: 'Carrot' })).toBeVisible();
  await tabTo('Carrot');
  await page.keyboard.press('Enter');
  await tabTo('+3 days');
  await page.keyboard.press('Space');
  await tabTo('Add Food Item');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/my-foods');
  await expect(page.getByRole('rowheader', { name: /Carrot/ })).toBeVisible();

  await tabTo('Update');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('rowheader', { name: /Carrots/ })).toBeVisible();

  await page.getByRole('button', { name: 'Delete Carrots' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No items found.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: /Carrots/ })).toBeVisible();
});
