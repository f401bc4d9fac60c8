import { expectAccessible } from '#expect-accessible.ts';
import {
  expect,
  letIn,
  noOverflow,
  putIn,
  startKitchen,
  test,
  type Visitor,
  ZONE,
} from '#kitchens/kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { timezoneId: ZONE } });

const PASTED = `Grandma's leek soup
Serves 4

Ingredients
- 3 leeks
- 500 g floury potatoes, peeled
- 1 l vegetable stock
- 1 tub zwyrtle
- 1 tub crème double
- parsley, optional

Method
1. Slice the leeks and dice the potatoes.
2. Simmer in the stock for 20 minutes.
3. Blend, and serve with parsley.
`;

const recipesIn = async ({ ask }: Visitor, kitchenId: string) => {
  const { cookbook } = await ask<{ cookbook: { recipes: { title: string; lines: string[] }[] } }>(
    'GET',
    `/kitchens/${kitchenId}/changes`,
  );
  return cookbook.recipes;
};

const open = async ({ page }: Visitor, kitchenId: string) => {
  await page.goto(`/kitchens/${kitchenId}/cook`);
  await page.getByRole('link', { name: 'Add a recipe' }).click();
};

/** Into the field, as a person pastes. */
const paste = ({ page }: Visitor, text: string) =>
  page.getByRole('textbox', { name: 'Paste a recipe' }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

test('what is pasted is read, what nobody knows is asked, and the recipe saves what has to go', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [
    { title: 'Leeks', days: 0, quantity: 3 },
    { title: 'Potatoes', days: 9, quantity: 8 },
  ]);
  await open(ana, kitchenId);
  const { page } = ana;
  await paste(ana, PASTED);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue("Grandma's leek soup");
  await expect(page.getByRole('textbox', { name: 'Portions' })).toHaveValue('4');
  await expect(page.getByText('6 lines, 3 steps')).toBeVisible();
  const double = page.getByRole('listitem').filter({ hasText: 'crème double: what is that for us?' });
  await double.getByRole('button', { name: 'Double cream' }).click();
  await expect(double).toHaveCount(0);
  const unknown = page.getByRole('listitem').filter({ hasText: 'zwyrtle: what is that for us?' });
  await unknown.getByRole('textbox', { name: 'Name of a food' }).fill('sour cream');
  await expectAccessible(page);
  await noOverflow(page);
  await unknown.getByRole('button', { name: 'Say so' }).click();
  await expect(unknown).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Your own recipes' })).toBeVisible();
  await expect.poll(() => recipesIn(ana, kitchenId)).toMatchObject([{ lines: { length: 6 } }]);
  const offered = page.getByRole('link', { name: /Grandma's leek soup.*Uses.*Leeks/ });
  await expect(offered).toContainText(/sour cream/i);
  await offered.click();
  const lines = page.getByRole('region', { name: 'What goes in' });
  await expect(lines.getByRole('listitem').filter({ hasText: 'Leeks' })).toContainText('3 Leeks');
  await expect(lines.getByText('“500 g floury potatoes, peeled”')).toBeVisible();
  await expect(page.getByRole('heading', { name: '3 steps' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Start \d+ minutes$/ })).toHaveText(
    'Start 20 minutes',
  );
  await noOverflow(page);
  await page.getByRole('button', { name: 'Cooked it' }).click();
  await page.getByRole('dialog', { name: 'What did you use?' }).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Cooked\. 2 foods used\./)).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('a recipe is written all the same, and others have it as soon as there is one', async ({ meet }) => {
    const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
    const kitchenId = await startKitchen(ana);
    await letIn(ana, kitchenId, ben, 'member');
    await ben.page.goto(`/kitchens/${kitchenId}/cook`);
    await open(ana, kitchenId);
    const { page } = ana;
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Toast');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Keep recipe' }).click();
    await expect(page.getByText('Please say what goes in, a line for each')).toBeVisible();
    await page.getByRole('textbox', { name: 'What goes in' }).fill('2 slices bread\n1 tbsp butter');
    await page.getByRole('button', { name: 'Keep recipe' }).click();
    await expect(page.getByRole('link', { name: 'Toast' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(ben.page.getByRole('link', { name: 'Toast' })).toBeVisible();
    expect(await recipesIn(ben, kitchenId)).toHaveLength(1);
  });
});

test('it is changed and removed, and what was removed comes back', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await open(ana, kitchenId);
  const { page } = ana;
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Toast');
  await page.getByRole('textbox', { name: 'What goes in' }).fill('2 slices bread');
  // What was begun is there when one comes back.
  await page.getByRole('link', { name: 'Back to Cook' }).click();
  await page.getByRole('link', { name: 'Add a recipe' }).click();
  await expect(page.getByRole('textbox', { name: 'What goes in' })).toHaveValue('2 slices bread');
  await page.getByRole('button', { name: 'Keep recipe' }).click();
  await page.getByRole('link', { name: 'Toast' }).click();
  await page.getByRole('link', { name: 'Change' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Cheese toast');
  await page.getByRole('textbox', { name: 'Minutes' }).fill('10');
  await page.getByRole('button', { name: 'Keep recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Cheese toast', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Cheese toast is removed.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Cheese toast/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Cheese toast/ })).toBeVisible();
  await expect.poll(() => recipesIn(ana, kitchenId)).toHaveLength(1);
});

test('a file with several recipes is brought in, without those that are not wanted', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await open(ana, kitchenId);
  const { page } = ana;
  const recipe = (name: string) => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeYield: '2',
    recipeIngredient: ['2 eggs', '1 tomato'],
    recipeInstructions: ['Fry.'],
  });
  const choose = (name: string, content: string) =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose('notes.json', '{"nothing": true}');
  await expect(page.getByText(/no recipe/i)).toBeVisible();
  await choose('recipes.json', JSON.stringify([recipe('Omelette'), recipe('Fried eggs')]));
  await expect(page.getByRole('heading', { name: '2 recipes found' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Fried eggs/ }).uncheck();
  await page.getByRole('button', { name: 'Keep 1 recipe' }).click();
  await expect(page.getByRole('link', { name: 'Omelette' })).toBeVisible();
  await expect.poll(() => recipesIn(ana, kitchenId)).toMatchObject([{ title: 'Omelette' }]);
});

test('what is always at home is said by the kitchen', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Eggs', days: 2, quantity: 8 }]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/cook/shakshouka`);
  const lines = page.getByRole('region', { name: 'What goes in' });
  await expect(lines.getByRole('listitem').filter({ hasText: /garlic/i })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change Always at home' }).click();
  const sheet = page.getByRole('dialog', { name: 'Always at home' });
  await sheet.getByRole('checkbox', { name: 'Garlic' }).uncheck();
  await sheet.getByRole('textbox', { name: 'Another food' }).fill('tinned tomatoes');
  await sheet.getByRole('button', { name: 'Add' }).click();
  await expect(sheet.getByRole('checkbox', { name: /tomatoes/i })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(lines.getByRole('listitem').filter({ hasText: /garlic/i })).toContainText('missing');
});

test('a guest reads recipes and writes none', async ({ meet }) => {
  const [ana, cleo] = [await meet('Ana Alvarez'), await meet('Cleo Wagner')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, cleo, 'guest');
  await open(ana, kitchenId);
  await ana.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Toast');
  await ana.page.getByRole('textbox', { name: 'What goes in' }).fill('2 slices bread');
  await ana.page.getByRole('button', { name: 'Keep recipe' }).click();
  await expect.poll(() => recipesIn(ana, kitchenId)).toHaveLength(1);
  await cleo.page.goto(`/kitchens/${kitchenId}/cook`);
  await cleo.page.getByRole('link', { name: 'Toast' }).click();
  await expect(cleo.page.getByRole('heading', { name: 'Toast', level: 1 })).toBeVisible();
  await expect(cleo.page.getByRole('link', { name: 'Change' })).toHaveCount(0);
  await cleo.page.goto(`/kitchens/${kitchenId}/cook/new`);
  await expect(cleo.page.getByRole('button', { name: 'Keep recipe' })).toHaveCount(0);
});
