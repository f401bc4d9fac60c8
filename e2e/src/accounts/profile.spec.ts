import { expect, test } from '#fixtures.ts';
import { alertTitled, logIn, refusals, storedToken } from './pages.ts';

test.use({ expectedErrors: refusals });

test.beforeEach(async ({ page }) => {
  // The picture that a test puts into the profile; nothing leaves this machine.
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ path: 'web/public/pictures/apple.webp' }),
  );
});

test('shows who it is, and that the account is active', async ({ page, signIn }) => {
  const person = await signIn();
  await page.goto('/dashboard/my-profile');
  const details = page.getByRole('region', { name: 'Profile', exact: true });
  await expect(details).toContainText(`Full Name${person.name}`);
  await expect(details).toContainText(`Email${person.email}`);
  await expect(details).toContainText(/Account Created[A-Z][a-z]+ \d+, 20\d\d/);
  await expect(details).toContainText('Account StatusActive');
  await expect(page.getByRole('region', { name: 'Ways to log in' }).getByRole('listitem')).toHaveText([
    /^Email and password/,
  ]);
});

test('the name and the picture can be changed, and the picture taken away again', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard/my-profile');
  const avatars = page.getByRole('img', { name: 'Ana Bravo' });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Ana Bravo');
  await page.getByLabel('Profile Image URL').fill('https://pictures.example/ana.webp');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  // On the page and in the navigation.
  await expect(avatars).toHaveCount(2);
  await expect(avatars.last()).toHaveAttribute('src', 'https://pictures.example/ana.webp');
  await page.reload();
  await expect(avatars).toHaveCount(2);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Profile Image URL').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(avatars.last()).toHaveAttribute('src', '/avatar.svg');
});

test('a photo of one’s own is uploaded, and shown wherever the person is', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/my-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Ana Bravo');
  const buffer = await page.getByRole('banner').screenshot();
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByLabel('Profile Image URL')).toHaveValue(/^\/api\/pictures\/.+\.webp$/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  const photos = page.getByRole('img', { name: 'Ana Bravo' });
  await expect(photos).toHaveCount(2);
  await expect(photos.last()).toHaveAttribute('src', /^\/api\/pictures\//);
});

test('a picture over HTTP is refused with the reason', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/my-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const url = page.getByLabel('Profile Image URL');
  await url.fill('http://pictures.example/ana.webp');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(url).toHaveAccessibleDescription(/begins with https:/);
});

test('cancelling changes nothing', async ({ page, signIn }) => {
  const { name } = await signIn();
  await page.goto('/dashboard/my-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Profile', exact: true })).toContainText(name);
});

test('what went wrong is told with its reason', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/my-profile', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Profile Image URL').fill('ftp://example.com/ana.png');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please enter a valid image URL')).toBeVisible();
  await page.getByLabel('Profile Image URL').fill('');
  await page.route('**/api/account', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to update profile: We could not reach Crisper.')).toBeVisible();
});

test('the password can be changed by a person who knows it', async ({ page, signIn }) => {
  const person = await signIn();
  await page.goto('/dashboard/my-profile');
  const settings = page.getByRole('region', { name: 'Password' });
  await settings.getByLabel('Current password').fill('Wrong-1');
  await settings.getByLabel('New password').fill('Crisper-2');
  await settings.getByRole('button', { name: 'Change password' }).click();
  await expect(alertTitled(page, 'Password Not Changed')).toContainText('Incorrect password.');
  await page.keyboard.press('Enter');
  await settings.getByLabel('Current password').fill(person.password);
  await settings.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(settings.getByLabel('New password')).toHaveValue('');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await logIn(page, { ...person, password: 'Crisper-2' });
  await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
});

test('one can log out everywhere at once', async ({ page, signIn, request }) => {
  const person = await signIn();
  const elsewhere = await (await request.post('/api/auth/login', { data: person })).json();
  await page.goto('/dashboard/my-profile/devices');
  await page.getByRole('button', { name: 'Logout everywhere' }).click();
  await alertTitled(page, 'Are you sure?').getByRole('button', { name: 'Logout everywhere' }).click();
  await expect(alertTitled(page, 'Success')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  const headers = { authorization: `Bearer ${elsewhere.accessToken}` };
  expect(await (await request.post('/api/verify-token', { headers })).json()).toEqual({ valid: false });
});

test('the account can be deleted by a person who knows its password', async ({ page, signIn }) => {
  const person = await signIn();
  await page.goto('/dashboard/my-profile/data');
  const token = await storedToken(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('Wrong-1');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Incorrect password.');
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(alertTitled(page, 'Account Deleted')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const headers = { authorization: `Bearer ${token}` };
  expect(await (await page.request.post('/api/verify-token', { headers })).json()).toEqual({ valid: false });
  await logIn(page, person);
  await expect(alertTitled(page, 'Login Failed')).toContainText('User not found. Please register first.');
});

test('visitors read the name beside the food, and its owner chooses who reads the address', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const person = await signIn();
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const added = await page.request.post('/api/items', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      title: 'Brie',
      image: '/pictures/cheese.webp',
      category: 'Dairy',
      quantity: 1,
      expiryDate: '2099-01-01',
    },
  });
  const { insertedId } = await added.json();
  await page.goto('/dashboard/my-profile/privacy');
  const section = page.getByRole('region', { name: 'Your email address' });
  await expect(section.getByLabel('People who are logged in')).toBeChecked();
  await expect(section).toContainText(`Visitors see your name, ${person.name}.`);

  const visitor = await browser.newPage();
  const visit = () => visitor.goto(`${server.url}/items/${insertedId}`);
  await visit();
  await expect(visitor.getByRole('main').getByText(person.name)).toBeVisible();
  expect(await visitor.content()).not.toContain(person.email);
  await section.getByLabel(/^Everybody/).check();
  await section.getByRole('button', { name: 'Save privacy' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await visit();
  await expect(visitor.getByRole('main').getByText(person.email)).toBeVisible();
  await visitor.close();
  await page.goto(`/items/${insertedId}`);
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
});

test('what happened to the account can be looked up', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/my-profile/devices');
  const section = page.getByRole('region', { name: 'Account activity' });
  await expect(section.getByRole('listitem')).toHaveText([/Logged in.*127\.0\.0\.1/]);
  const parts = page.getByRole('navigation', { name: 'Parts of your profile' });
  await parts.getByRole('link', { name: 'Privacy' }).click();
  const privacy = page.getByRole('region', { name: 'Your email address' });
  await privacy.getByLabel(/^Nobody/).check();
  await privacy.getByRole('button', { name: 'Save privacy' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await parts.getByRole('link', { name: 'Devices' }).click();
  await expect(section.getByRole('listitem')).toHaveText([/Profile changed.*Chrome on Linux/, /Logged in/]);
});
