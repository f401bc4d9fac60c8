import { expect, test } from './installed-test.ts';

test('the browser accepts the manifest and would install the app', async ({ phone, signIn }) => {
  const { page } = phone;
  await signIn();
  await page.goto('/dashboard');
  const session = await phone.context.newCDPSession(page);
  const { errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({ id: '/', start_url: '/dashboard', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser without a window does not offer to install anything.
  const ids = installabilityErrors.map(({ errorId }) => errorId);
  expect(ids.filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('the shortcuts of the manifest lead to pages', async ({ phone, signIn }) => {
  const { page } = phone;
  await signIn();
  const manifest = await (await page.request.get('/site.webmanifest')).json();
  const shortcuts = manifest.shortcuts as { name: string; url: string }[];
  expect(shortcuts.map(({ name }) => name)).toEqual(['Add food', 'Eat first']);
  for (const { url } of shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(url);
  }
});
