import { dateIn } from '#clock.ts';
import { expect, test } from '#fixtures.ts';
import { alertTitled, refusals } from './pages.ts';

test.use({ expectedErrors: refusals });

const inTenDays = () => dateIn(10);

test('a person gets a calendar address, replaces it and turns it off', async ({ page, signIn }) => {
  await signIn();
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  await page.request.post('/api/items', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      title: 'Gouda, aged',
      image: '/pictures/cheese.webp',
      category: 'Dairy',
      quantity: 1,
      expiryDate: inTenDays(),
    },
  });
  await page.goto('/dashboard/my-profile/reminders');
  const section = page.getByRole('region', { name: 'Calendar' });
  const address = section.getByLabel('Your calendar address');
  await section.getByRole('button', { name: 'Make an address' }).click();
  const first = await address.inputValue();
  const feed = await page.request.get(first);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await feed.text()).toContain('SUMMARY:Last good day: Gouda\\, aged');
  await expect(section.getByRole('link', { name: 'Open in my calendar program' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  );

  await page.reload();
  await expect(section).toContainText('You have had an address since');
  await expect(address).toBeHidden();
  await section.getByRole('button', { name: 'Make a new address' }).click();
  await alertTitled(page, 'Make a new address?').getByRole('button', { name: 'Make a new one' }).click();
  const second = await address.inputValue();
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(second)).status()).toBe(200);

  await section.getByRole('button', { name: 'Turn it off' }).click();
  await alertTitled(page, 'Turn it off?').getByRole('button', { name: 'Turn it off' }).click();
  await expect(section.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});

test('the address can be copied', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.goto('/dashboard/my-profile/reminders');
  await page.getByRole('button', { name: 'Make an address' }).click();
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.getByLabel('Your calendar address').inputValue(),
  );
});

test('what cannot be loaded is told, and can be tried again', async ({ page, signIn }) => {
  await signIn();
  await page.route('**/api/account/calendar', (route) => route.abort());
  await page.goto('/dashboard/my-profile/reminders');
  const section = page.getByRole('region', { name: 'Calendar' });
  await expect(section).toContainText('Failed to load your calendar address');
  await page.unroute('**/api/account/calendar');
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('button', { name: 'Make an address' })).toBeVisible();
});

test('a new password ends the address, and its page says so and offers a new one', async ({
  page,
  signIn,
}) => {
  const person = await signIn();
  await page.goto('/dashboard/my-profile/reminders');
  const section = page.getByRole('region', { name: 'Calendar' });
  await section.getByRole('button', { name: 'Make an address' }).click();
  const url = await section.getByLabel('Your calendar address').inputValue();
  await page.goto('/dashboard/my-profile');
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('Current password').fill(person.password);
  await password.getByLabel('New password').fill('Crisper-2');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Parts of your profile' })
    .getByRole('link', { name: 'Reminders' })
    .click();
  await expect(section).toContainText('The address you had was ended on');
  await expect(section.getByLabel('Your calendar address')).toBeHidden();
  await expect(section.getByRole('button', { name: 'Make an address' })).toBeEnabled();
  expect((await page.request.get(url)).status()).toBe(404);
});
