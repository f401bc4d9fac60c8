import { expect, test } from '#fixtures.ts';

for (const [path, says] of [
  ['/fridge', 'Everybody can look in here, with or without an account.'],
  ['/about', 'The public fridge is open to all, visitors included'],
  ['/faq', 'the public Fridge: everybody, because visitors can open it without an account'],
  ['/privacy-policy', 'Items in the public fridge are public'],
  ['/terms&condition', 'What you put into the public fridge is public'],
  ['/register', 'Everybody can see what you add to the public fridge.'],
] as const) {
  test(`${path} says that everybody can see what is in the public fridge`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(says);
  });
}

for (const [path, says] of [
  ['/', 'Only the people in your kitchen see it, and the programs they let in.'],
  ['/about', 'everybody in it can see the shelf, and nobody else has to'],
  ['/faq', 'a kitchen of your own: the people in it, and nobody else'],
  ['/privacy-policy', 'the people in a kitchen of yours see its food'],
  ['/terms&condition', 'What you put into a kitchen is for the people in it'],
] as const) {
  test(`${path} says who sees what is in a kitchen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(says);
  });
}

for (const path of ['/faq', '/privacy-policy', '/terms&condition']) {
  test(`${path} says who sees an email address, and that the profile changes it`, async ({ page }) => {
    await page.goto(path);
    for (const part of ['your name', 'people who are logged in', 'your email address', 'your profile'])
      await expect(page.getByRole('main')).toContainText(part);
  });
}

for (const [link, name] of [
  ['Download my data', 'A copy for you'],
  ['Delete account', 'Delete account'],
] as const) {
  test(`the privacy page leads to “${link}”`, async ({ page, signIn }) => {
    await signIn();
    await page.goto('/privacy-policy#your-rights');
    await page.getByRole('region', { name: 'Your Rights' }).getByRole('link', { name: link }).click();
    const settings = page.getByRole('region', { name, exact: true });
    await expect(settings).toBeInViewport();
    await expect(settings.getByRole('button', { name: link })).toBeVisible();
  });
}

test('a browser keeps nothing but what the privacy page names', async ({ page, context, signIn }) => {
  await page.goto('/');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await signIn();
  await page.goto('/dashboard');
  await page.getByText('Only mine').click();
  await page.goto('/faq');
  await page.getByTitle('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.sort()).toEqual(['crisper_device', 'crisper_pictures', 'crisper_session', 'theme']);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('main')).toContainText('your kitchens with their food and what you did there');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.sort()).toEqual(['access-token', 'items-scope', 'signed-in-as', 'signed-in-user']);
});
