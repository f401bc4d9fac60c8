import type { Page } from '@playwright/test';
import { newPerson, register } from '#people.ts';
import { asking, everythingKept, expect, listKept, test } from './installed-test.ts';

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('signing out empties everything, and signing in keeps it again', async ({ phone, signIn }) => {
  const { page } = phone;
  const { email, password } = await signIn();
  await page.goto('/dashboard');
  await everythingKept(page);
  expect(Object.keys(await listKept(page))).toEqual([expect.stringMatching(/^build-/)]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => listKept(page)).toEqual({});
  expect(await registrations(page)).toBe(0);
  for (const path of ['/', '/fridge', '/login']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(await listKept(page)).toEqual({});

  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await everythingKept(page);
});

test('a session that was ended elsewhere empties everything', async ({
  phone,
  signIn,
  playwright,
  server,
}) => {
  const { page } = phone;
  const { email, password } = await signIn();
  await page.goto('/dashboard');
  await everythingKept(page);
  const elsewhere = await playwright.request.newContext({ baseURL: server.url });
  const { accessToken } = await (
    await elsewhere.post('/api/auth/login', { data: { email, password } })
  ).json();
  await elsewhere.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { everywhere: true },
  });
  await elsewhere.dispose();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => listKept(page)).toEqual({});
  expect(await registrations(page)).toBe(0);
});

test('another person on the same phone begins with nothing of the first', async ({ phone, signIn }) => {
  const { page } = phone;
  await signIn();
  await page.goto('/dashboard');
  await everythingKept(page);
  // A picture that the first person saw.
  await page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/pictures/milk.webp';
    await picture.decode();
  });
  await expect.poll(async () => (await listKept(page)).pictures).toEqual(['/pictures/milk.webp']);
  const other = newPerson();
  await register(phone.context.request, other);
  // The session's cookie is that of the other person now; the token of the first is refused.
  await page.evaluate(() => localStorage.removeItem('access-token'));
  await page.reload();
  await expect.poll(async () => (await listKept(page)).pictures).toBeUndefined();
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('the pictures of a kitchen leave the phone of a person who is no longer in it', async ({
  phone,
  signIn,
  playwright,
  server,
}) => {
  const { page } = phone;
  await signIn();
  await page.goto('/dashboard');
  await everythingKept(page);
  const elsewhere = await playwright.request.newContext({ baseURL: server.url });
  const { accessToken } = await register(elsewhere, newPerson());
  const headers = { authorization: `Bearer ${accessToken}` };
  const { kitchenId } = await (
    await elsewhere.post('/api/kitchens', { headers, data: { name: 'Flat 4B' } })
  ).json();
  const kitchen = `/api/kitchens/${kitchenId}`;
  const { link } = await (
    await elsewhere.post(`${kitchen}/invitations`, { headers, data: { role: 'member' } })
  ).json();
  const { url } = await (
    await elsewhere.post(`${kitchen}/pictures`, {
      headers: { ...headers, 'content-type': 'image/png' },
      data: PIXEL,
    })
  ).json();
  await (await asking(phone)).post('/invitations/accept', { token: String(link).split('#')[1] });
  await page.goto(`/kitchens/${kitchenId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
  }, url);
  await expect.poll(async () => (await listKept(page)).pictures).toContain(url);
  const uid = await page.evaluate(() => localStorage.getItem('signed-in-as'));
  await elsewhere.delete(`${kitchen}/members/${uid}`, { headers });
  await elsewhere.dispose();
  await page.goto('/dashboard');
  await expect.poll(async () => (await listKept(page)).pictures ?? []).not.toContain(url);
});
