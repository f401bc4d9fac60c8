import type { Page } from '@playwright/test';
import { addLine } from '#add-line.ts';
import { dateIn } from '#clock.ts';
import { asking, everythingKept, expect, listKept, test } from '#installed/installed-test.ts';
import { label } from './label.ts';
import { photoOf } from './photos.ts';

async function readDate(page: Page, print: string): Promise<void> {
  await addLine(page).fill('Milk,');
  await page.getByRole('button', { name: /^Good through/ }).click();
  await page.getByRole('button', { name: 'Read it off the pack' }).click();
  const sheet = page.getByRole('dialog', { name: 'The date on the pack' });
  await sheet.getByLabel('Use a photo').setInputFiles(await photoOf(page, label('BEST BEFORE', print)));
  await expect(sheet.getByRole('button', { name: /^Best before/ })).toBeVisible({ timeout: 60_000 });
}

test('what was loaded to read a date reads the next one without a network', async ({ phone, signIn }) => {
  const { page, context } = phone;
  await signIn();
  await page.goto('/dashboard');
  const { post } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  await page.goto(`/kitchens/${kitchenId}/add`);
  await everythingKept(page);
  const keptToScan = async () => (await listKept(page))['crisper-scan'] ?? [];
  // Nobody needs it before the tap.
  expect(await keptToScan()).toEqual([]);
  const year = Number(dateIn(0).slice(0, 4)) + 1;
  await readDate(page, `14 FEB ${year}`);
  await expect
    .poll(async () => (await keptToScan()).map((path) => path.replace(/^.*\./, '')))
    .toEqual(expect.arrayContaining(['js', 'traineddata', 'wasm']));
  await context.setOffline(true);
  await page.goto(`/kitchens/${kitchenId}/add`);
  await readDate(page, `15 MAR ${year}`);
});
