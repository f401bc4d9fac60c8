import { everythingKept, expect, listKept, test } from './installed-test.ts';

test('SERVICE_WORKER=off empties a browser whose page stays open, and offers no update', async ({
  phone,
  server,
  signIn,
}) => {
  const { page } = phone;
  await signIn();
  await page.goto('/dashboard');
  await everythingKept(page);
  await server.pause();
  await server.resume({ SERVICE_WORKER: 'off' });
  // As browsers do by themselves when the page is looked at again.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => listKept(page)).toEqual({});
  await expect(page.getByRole('complementary', { name: 'New version' })).toHaveCount(0);
  const response = await page.goto('/kitchens');
  expect(response?.fromServiceWorker()).toBe(false);
});

test('SERVICE_WORKER=off empties browsers after their next visit, and everything works without', async ({
  phone,
  server,
  signIn,
}) => {
  const { page } = phone;
  await signIn();
  await page.goto('/dashboard');
  await everythingKept(page);
  await server.pause();
  await server.resume({ SERVICE_WORKER: 'off' });
  await page.goto('/dashboard');
  // The server's worker has come, and takes over when the page is left.
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return !registration || registration.waiting;
  });
  await phone.reopen();
  await phone.page.goto('/robots.txt');
  await expect.poll(() => listKept(phone.page)).toEqual({});
  for (const path of ['/dashboard', '/kitchens', '/fridge']) {
    const response = await phone.page.goto(path);
    expect(response?.fromServiceWorker()).toBe(false);
    await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await listKept(phone.page)).toEqual({});
});
