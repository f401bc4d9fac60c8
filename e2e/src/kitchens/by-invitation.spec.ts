import { expectAccessible } from '#expect-accessible.ts';
import { newPerson } from '#people.ts';
import { expect, heading, invite, refusals, startKitchen, test } from './kitchens-test.ts';

// A server of its own: it is started again with other settings.
test.use({ serverSettings: { REGISTRATION: 'open' }, expectedErrors: refusals });

test.beforeEach(async ({ server }) => {
  await server.pause();
  await server.resume({ REGISTRATION: 'open' });
});

test('where people come by invitation, the link into a kitchen is the only way to an account', async ({
  meet,
  page,
  server,
}) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const path = await invite(ana, kitchenId);
  await server.pause();
  await server.resume({ REGISTRATION: 'invited' });

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  await page.goto('/login');
  await expect(page.getByText('An invitation into somebody’s kitchen opens an account')).toBeVisible();
  await page.goto('/register');
  await expect(heading(page, 'By invitation')).toBeVisible();
  await expectAccessible(page);

  const ben = { ...newPerson(), name: 'Ben Okafor' };
  await page.goto(path);
  await page.getByRole('link', { name: 'Create an account and join' }).click();
  await page.getByLabel('Name').fill(ben.name);
  await page.locator('main input[name="email"]').fill(ben.email);
  await page.locator('main input[name="password"]').fill(ben.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveTitle('Flat 4B · Crisper');
  expect(await ana.ask('GET', `/kitchens/${kitchenId}/members`)).toHaveLength(2);
});

test('where registration is closed, pages offer no account, and those who have one log in', async ({
  meet,
  page,
  server,
}) => {
  const ana = await meet('Ana Alvarez');
  const path = await invite(ana, await startKitchen(ana));
  await server.pause();
  await server.resume({ REGISTRATION: 'closed' });

  await page.goto('/register');
  await expect(heading(page, 'No new accounts')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('No new accounts are opened here for now.')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Log in and join' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account and join' })).toHaveCount(0);
});
