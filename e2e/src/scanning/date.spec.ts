import type { Page } from '@playwright/test';
import { addLine, doneButton } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { dateIn, noOverflow, startKitchen, type Visitor } from '#kitchens/kitchens-test.ts';
import { dateOnPack, label } from './label.ts';
import { photoOf } from './photos.ts';
import { expect, test } from './scanning-test.ts';

/** The paths of what was fetched for scanning. */
function watchScanFiles(page: Page): string[] {
  const fetched: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/scan/')) fetched.push(pathname);
  });
  return fetched;
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'The date on the pack' });

async function openSheet({ page }: Visitor, kitchenId: string) {
  await page.goto(`/kitchens/${kitchenId}/add`);
  await addLine(page).fill('Milk,');
  await page.getByRole('button', { name: /^Good through/ }).click();
  await page.getByRole('button', { name: 'Read it off the pack' }).click();
  return sheetOf(page);
}

test('the date is read off the pack before the camera, and taken with one tap', async ({ meetSeeing }) => {
  const day = dateIn(20);
  const ana = await meetSeeing('Ana Alvarez', [label('USE BY', dateOnPack(day), 'L2314 08:15')]);
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  const fetched = watchScanFiles(page);
  await page.goto(`/kitchens/${kitchenId}/add`);
  await addLine(page).fill('Milk,');
  await page.getByRole('button', { name: /^Good through/ }).click();
  // Nothing of it comes before the tap.
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Read it off the pack' }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('button', { name: /^Use by/ })).toBeFocused();
  expect(fetched.some((path) => path.endsWith('.traineddata'))).toBe(true);
  await noOverflow(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();

  await doneButton(page).click();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  const stored = async () =>
    (await ana.ask<{ items: object[] }>('GET', `/kitchens/${kitchenId}/changes`)).items;
  await expect.poll(stored).toMatchObject([{ expiryDate: day, keeping: { dateKind: 'use-by' } }]);
});

test('a day and a month that can be read both ways are asked for', async ({ meetSeeing }) => {
  const nextYear = Number(dateIn(0).slice(0, 4)) + 1;
  const ana = await meetSeeing('Ana Alvarez', [label('BEST BEFORE', `03/12/${nextYear}`)]);
  const sheet = await openSheet(ana, await startKitchen(ana));
  await expect(sheet).toContainText('Which day is it?');
  const days = sheet.getByRole('button', { name: /^Best before/ });
  expect((await days.allTextContents()).toSorted()).toEqual([
    expect.stringContaining('Dec'),
    expect.stringContaining('Mar'),
  ]);
  await sheet.getByRole('button', { name: 'No, look again' }).click();
  await expect(days).toHaveCount(2);
  await ana.page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('without a camera a photo is read, and one without a date says so', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const sheet = await openSheet(ana, await startKitchen(ana));
  await expect(sheet).toContainText(/We found no camera|The camera/);
  const choose = async (...lines: string[]) =>
    sheet.getByLabel('Use a photo').setInputFiles(await photoOf(ana.page, label(...lines)));
  await choose('SEMI SKIMMED MILK');
  await expect(sheet).toContainText('We found nothing in that photo', { timeout: 60_000 });
  await expectAccessible(ana.page);
  await choose('BEST BEFORE', dateOnPack(dateIn(40)));
  await sheet.getByRole('button', { name: /^Best before/ }).click();
  await expect(sheet).toBeHidden();
});
