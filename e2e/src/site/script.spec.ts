import type { Page } from '@playwright/test';
import { dateIn } from '#clock.ts';
import { expect, test } from '#fixtures.ts';
import { newPerson, putSession, register } from '#people.ts';

// URLs that are no pictures.
test.use({ expectedErrors: [/^Failed to load resource:/] });

const SCRIPT = `</title></script>"'><img data-evil src=x onerror=ran()><svg data-evil onload=ran()><script data-evil>ran()</script>{{ran()}}\${ran()}`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"><script>ran()</script></svg>`;
const EVIL_ADDRESSES = [
  'javascript:ran()',
  'JaVaScRiPt:ran()',
  ' \tjavascript:ran()',
  'java\nscript:ran()',
  'data:text/html,<script>ran()</script>',
  `data:image/svg+xml,${encodeURIComponent(SVG)}`,
  'vbscript:ran()',
  'file:///etc/passwd',
  'blob:https://pictures.example/1',
];
const EVIL_PICTURE = 'https://pictures.example/evil.svg';

/** Everything that an injected script has done. */
async function watch(page: Page): Promise<string[]> {
  const runs: string[] = [];
  await page.exposeFunction('ran', () => runs.push('a script ran'));
  page.on('dialog', (dialog) => {
    runs.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: SVG }),
  );
  return runs;
}

async function openAndLook(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle').catch(() => {});
  expect(await page.locator('[data-evil]').count(), `what was written became a part of ${path}`).toBe(0);
  expect(await page.locator('a[href^="javascript:" i], img[src^="javascript:" i]').count()).toBe(0);
}

/** A person all of whose texts are scripts, with food that expires today. */
async function evilPerson(page: Page) {
  const person = { ...newPerson(), name: SCRIPT.slice(0, 100), photoURL: EVIL_PICTURE };
  const session = await register(page.request, person);
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const food = {
    title: SCRIPT,
    image: EVIL_PICTURE,
    category: 'Dairy',
    quantity: 1,
    expiryDate: dateIn(1),
    description: SCRIPT,
  };
  const added = await page.request.post('/api/items', { headers, data: food });
  const { insertedId } = await added.json();
  const note = { userEmail: person.email, text: SCRIPT };
  const noted = await page.request.patch(`/api/items/${insertedId}/note`, { headers, data: note });
  expect([added.status(), noted.status()]).toEqual([201, 200]);
  return { session, headers, food, itemId: insertedId };
}

test('whatever people write stays text on every page that shows it', async ({ page }) => {
  const runs = await watch(page);
  const { session, itemId } = await evilPerson(page);
  await putSession(page, session);
  for (const path of [
    '/',
    '/fridge',
    `/items/${itemId}`,
    '/notifications',
    '/dashboard',
    '/dashboard/my-profile',
    '/dashboard/my-profile/privacy',
    '/dashboard/my-foods',
    '/dashboard/expired-items',
  ])
    await openAndLook(page, path);
  await page.goto(`/items/${itemId}`);
  await expect(page.getByRole('heading', { name: SCRIPT })).toBeVisible();
  await expect(page.getByText(SCRIPT).last()).toBeVisible();
  expect(runs).toEqual([]);
  // Had one run, it would have been noticed.
  await page.evaluate('ran()');
  expect(runs).toHaveLength(1);
});

test('nothing in an address becomes more than text', async ({ page }) => {
  const runs = await watch(page);
  const written = encodeURIComponent(SCRIPT);
  for (const path of [
    `/fridge?search=${written}&category=${written}&sort=${written}`,
    `/blog?search=${written}&category=${written}`,
    `/items/${written}`,
    `/${written}`,
    `/login?from=javascript:ran()&redirect=javascript:ran()#javascript:ran()`,
    `/reset-password#token=${written}`,
    `/newsletter/confirm#token=${written}`,
    `/api/newsletter/unsubscribe/${written}`,
    `/api/${written}`,
    `/api/auth/oidc/google/callback?error=${written}&error_description=${written}&state=${written}`,
  ])
    await openAndLook(page, path);
  expect(runs).toEqual([]);
});

test('what is typed is searched for and sent as it is', async ({ page }) => {
  const runs = await watch(page);
  for (const path of ['/fridge', '/blog']) {
    await page.goto(path);
    const search = page.getByRole('searchbox').first();
    // Inert until its code is there.
    await search.click();
    await search.fill(SCRIPT);
    await expect(page).toHaveURL(/search=/);
    await expect(page.locator('[data-evil]')).toHaveCount(0);
  }
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Your name').fill(SCRIPT.slice(0, 100));
  await form.getByLabel('Your email').fill('ana@example.com');
  await form.getByLabel('Your message').fill(SCRIPT);
  await page.waitForFunction(() => performance.now() > 2000);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Submitted!' })).toBeVisible();
  expect(runs).toEqual([]);
});

test('addresses that run or hold something are refused as pictures', async ({ page }) => {
  const { headers, food, itemId } = await evilPerson(page);
  for (const address of EVIL_ADDRESSES) {
    const answers = await Promise.all([
      page.request.post('/api/items', { headers, data: { ...food, image: address } }),
      page.request.put(`/api/items/${itemId}`, { headers, data: { ...food, image: address } }),
      page.request.patch('/api/account', { headers, data: { displayName: 'Ana', photoURL: address } }),
      page.request.post('/api/auth/register', { data: { ...newPerson(), photoURL: address } }),
    ]);
    expect(
      answers.map((answer) => answer.status()),
      address,
    ).toEqual([422, 422, 422, 422]);
  }
});

test('a drawing is no picture, whatever it calls itself', async ({ page }) => {
  const { headers } = await evilPerson(page);
  const statuses = [];
  for (const type of ['image/svg+xml', 'image/png', 'image/webp', 'text/html']) {
    const upload = { headers: { ...headers, 'content-type': type }, data: Buffer.from(SVG) };
    statuses.push((await page.request.post('/api/pictures', upload)).status());
  }
  expect(statuses).toEqual([415, 422, 422, 415]);
});
