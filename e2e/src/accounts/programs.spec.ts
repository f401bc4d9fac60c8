import { ZONE } from '#clock.ts';
import { expect, test } from '#fixtures.ts';
import { alertTitled, storedToken } from './pages.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a person lets the tablet on the fridge look, and locks it out again', async ({ page, signIn }) => {
  await signIn();
  const headers = { authorization: `Bearer ${await storedToken(page)}`, 'time-zone': ZONE };
  const started = await page.request.post('/api/kitchens', { headers, data: { name: 'Mill Lane 4' } });
  const { kitchenId } = await started.json();
  await page.goto('/me');
  await page.getByRole('link', { name: 'Programs' }).click();
  const keys = page.getByRole('region', { name: 'Keys' });
  await expect(keys).toContainText('No program has a key yet.');

  await keys.getByRole('button', { name: 'Make a key' }).click();
  const sheet = page.getByRole('dialog', { name: 'A new key' });
  await sheet.getByLabel('What is it for?').fill('Tablet on the fridge');
  await expect(sheet.getByRole('radio', { name: 'Only look' })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: 'Mill Lane 4' })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: '1 year' })).toBeChecked();
  await sheet.getByText('No end').click();
  await sheet.getByRole('button', { name: 'Make a key' }).click();

  const shown = page.getByRole('dialog', { name: 'Copy it now' });
  const key = await shown.getByLabel('Key “Tablet on the fridge”').innerText();
  expect(key).toMatch(/^crp_[\w-]{43}$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shown.getByRole('button', { name: 'Copy the key' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await shown.getByRole('button', { name: 'I have it' }).click();
  await expect(keys.getByRole('listitem')).toContainText('Looks into Mill Lane 4 · changes nothing');
  await expect(page.getByText(key)).toHaveCount(0);

  const look = () =>
    page.request.get(`/api/kitchens/${kitchenId}/items`, { headers: { authorization: `Bearer ${key}` } });
  expect((await look()).status()).toBe(200);
  await page.reload();
  await expect(keys.getByRole('listitem')).toContainText('Last used');

  await keys.getByRole('button', { name: 'End it (Tablet on the fridge)' }).click();
  await alertTitled(page, 'End the key “Tablet on the fridge”?')
    .getByRole('button', { name: 'End it' })
    .click();
  await expect(keys).toContainText('No program has a key yet.');
  expect((await look()).status()).toBe(401);
});

test('a person who changes the password is asked about the keys, and ends them with it', async ({
  page,
  signIn,
}) => {
  const person = await signIn();
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  await page.request.post('/api/kitchens', { headers, data: { name: 'Mill Lane 4' } });
  const data = { name: 'Tablet', scope: 'look', kitchenId: null, lastDay: null };
  const { key } = await (await page.request.post('/api/account/keys', { headers, data })).json();
  const look = () => page.request.get('/api/kitchens', { headers: { authorization: `Bearer ${key}` } });
  expect((await look()).status()).toBe(200);
  await page.goto('/dashboard/my-profile');
  const settings = page.getByRole('region', { name: 'Password' });
  await settings.getByLabel('Current password').fill(person.password);
  await settings.getByLabel('New password').fill('Crisper-2');
  await settings.getByLabel('End the key of my program, too').check();
  await settings.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  expect((await look()).status()).toBe(401);
  await expect(settings.getByLabel('End the key of my program, too')).toHaveCount(0);
});
