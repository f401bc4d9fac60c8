import { readFile } from 'node:fs/promises';
import { alertTitled } from './alerts.ts';
import { expect, heading, letIn, startKitchen, test } from './kitchens-test.ts';

test('an owner renames the kitchen and chooses its currency and time zone', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page, ask } = ana;
  const kitchenId = await startKitchen(ana);
  await page.goto(`/kitchens/${kitchenId}/settings`);
  const name = page.getByRole('form', { name: 'Name' });
  await name.getByLabel('Name').fill('Flat 5C');
  await name.getByRole('button', { name: 'Save the name' }).click();
  await expect(heading(page, 'Settings of Flat 5C')).toBeVisible();
  await expect(name.getByRole('button', { name: 'Save the name' })).toBeFocused();

  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await page.getByRole('button', { name: 'Save the currency' }).click();
  await expect(page.getByRole('button', { name: 'Save the currency' })).toBeEnabled();
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Lisbon');
  await page.getByRole('button', { name: 'Save the time zone' }).click();
  await expect
    .poll(() => ask('GET', `/kitchens/${kitchenId}`))
    .toMatchObject({ name: 'Flat 5C', currency: 'EUR', timeZone: 'Europe/Lisbon' });
});

test('a kitchen is ended and taken back, and everybody in it is told', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await ben.page.goto(`/kitchens/${kitchenId}`);
  await ana.page.goto(`/kitchens/${kitchenId}/settings`);
  await ana.page.getByRole('button', { name: 'End this kitchen' }).click();
  const question = alertTitled(ana.page, 'End Flat 4B?');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await question.getByRole('button', { name: 'End it' }).click();
  await expect(ana.page.getByText(/^This kitchen ends on /)).toBeVisible();
  await expect(ana.page.getByRole('heading', { name: 'End this kitchen' })).toBeFocused();
  await expect(ben.page.getByText(/^This kitchen ends on /)).toBeVisible();
  await ana.page.goto('/kitchens');
  await expect(ana.page.getByText('Ends in 7 days')).toBeVisible();

  await ana.page.goto(`/kitchens/${kitchenId}`);
  await ana.page.getByRole('link', { name: 'Take it back' }).click();
  await ana.page.getByRole('button', { name: 'Take it back' }).click();
  await expect(ana.page.getByRole('button', { name: 'End this kitchen' })).toBeVisible();
  await expect(ben.page.getByText(/^This kitchen ends on /)).toBeHidden();
});

test('others see the settings and change nothing', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  await ben.page.goto(`/kitchens/${kitchenId}/settings`);
  await expect(ben.page.getByText('Only owners can change these settings.')).toBeVisible();
  const buttons = ben.page.getByRole('main').getByRole('button');
  await expect(buttons).toHaveText([
    'Save as a spreadsheet',
    'Save as CSV',
    'Save as JSON',
    'Tell a program',
  ]);
});

test('everything in a kitchen is saved as a file', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page, ask } = ana;
  const kitchenId = await startKitchen(ana);
  const item = { id: crypto.randomUUID(), title: 'Oat milk', labelDate: null };
  await ask('POST', `/kitchens/${kitchenId}/intents`, {
    intents: [{ id: crypto.randomUUID(), kind: 'addItem', item }],
  });
  await page.goto(`/kitchens/${kitchenId}/settings`);
  for (const [button, name, text] of [
    ['Save as CSV', 'Flat 4B.csv', 'Oat milk'],
    ['Save as JSON', 'Flat 4B.json', '"crisper-kitchen"'],
    ['Save as a spreadsheet', 'Flat 4B.xlsx', 'PK'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    expect(await readFile(await file.path(), 'utf8')).toContain(text);
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  }
});
