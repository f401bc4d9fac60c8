import type { Page } from '@playwright/test';
import { addByLine, addFoodLink } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { test as base, expect } from '#fixtures.ts';
import { newPerson } from '#people.ts';
import { printed } from '#scanning/fake-camera.ts';

const HOST = 'crisper.home.arpa';

/** A server at home without TLS: browsers trust this computer by its own names, but not by one from the network. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(`http://${HOST}:${new URL(server.url).port}`),
});

test.use({
  viewport: { width: 390, height: 844 },
  // Chrome names a header that it heeds with TLS only.
  expectedErrors: [/^The Cross-Origin-Opener-Policy header has been ignored/],
});

async function register(page: Page): Promise<void> {
  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Name').fill(person.name);
  await page.locator('main input[name="email"]').fill(person.email);
  await page.locator('main input[name="password"]').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('without TLS food is added and eaten as anywhere, and stays so', async ({ page }) => {
  await register(page);
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await page.getByRole('button', { name: 'Start a kitchen' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const food of ['Honey', 'Rice']) {
    await addByLine(page, food);
    await expect(page.getByRole('button', { name: `Eaten: ${food}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Eaten: Honey' }).click();
  await expect(page.getByRole('button', { name: 'Eaten: Honey' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Eaten: Rice' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eaten: Honey' })).toHaveCount(0);
});

test('without TLS there is no camera, and a code is read from a photo', async ({ page }) => {
  await register(page);
  await page.getByRole('button', { name: 'Start a kitchen' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await addByLine(page, 'Honey');
  await addFoodLink(page).click();
  await page.getByRole('button', { name: 'Barcode' }).click();
  const sheet = page.getByRole('dialog', { name: 'Scan barcodes' });
  await expect(sheet.getByText(/^The browser gives the camera to https addresses only/)).toBeVisible();
  const { body } = await printed('ean13', '5000169005279');
  const photo = { name: 'pack.png', mimeType: 'image/png', buffer: body };
  await sheet.getByLabel('Use a photo').setInputFiles(photo);
  await expect(sheet.getByText('The barcode 5000169005279 is new here.')).toBeVisible();
});

test('the profile says what is missing without TLS, why, and what to do', async ({ page }) => {
  await register(page);
  await page.goto('/dashboard/my-profile');
  const devices = page.getByRole('link', { name: 'Devices' });
  await expect(devices).toContainText('Without https, some things are missing here');
  await page.getByRole('link', { name: 'Reminders' }).click();
  await expect(page.getByText('Browsers show notices of pages that begin with https:// only')).toBeVisible();
  await page.getByRole('link', { name: 'What else is missing here' }).click();
  await expect(page).toHaveURL(/\/my-profile\/devices$/);
  const notice = page.getByRole('region', { name: 'Not everything works here' });
  await expect(notice).toContainText('Without a network the pages do not open');
  await expect(notice).toContainText('No notices are shown.');
  await expect(notice).toContainText('open Crisper by an address that begins with https://');
  await expectAccessible(page);
});
