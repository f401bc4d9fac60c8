import { expect, noOverflow, startKitchen, test, ZONE } from '#kitchens/kitchens-test.ts';

test.use({
  serverSettings: { RECIPE_PAGES: 'off' },
  viewport: { width: 390, height: 844 },
  contextOptions: { timezoneId: ZONE },
  expectedErrors: [/404 \(Not Found\)/],
});

test('where the operator switched pages off, no address is asked for, and what is pasted is read', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/cook/new`);
  const field = page.getByRole('textbox', { name: 'Paste a recipe', exact: true });
  await expect(field).toBeVisible();
  await expect(page.getByText('the address of a page')).toHaveCount(0);
  // Somebody may try all the same.
  await field.fill('https://recipes.example/leek-soup');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(
    page.getByText('This Crisper does not read web pages. Paste the ingredients instead.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  await noOverflow(page);
  await field.fill('Leek soup\n\nIngredients\n- 3 leeks\n- 1 l vegetable stock\n\nMethod\n1. Simmer.');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Leek soup');
  await page.getByRole('button', { name: 'Keep recipe' }).click();
  await expect(page.getByRole('link', { name: 'Leek soup' })).toBeVisible();
});
