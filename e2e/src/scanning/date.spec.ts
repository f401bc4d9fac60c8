import type { Page } from '@playwright/test';
import { addLine } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import {
  dateIn,
  expect,
  noOverflow,
  startKitchen,
  test,
  type Visitor,
  ZONE,
} from '#kitchens/kitchens-test.ts';
import { drawLabel } from './label.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { timezoneId: ZONE, locale: 'en-GB' },
});

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
/** As printers of packs write it: 03 DEC 26. */
function printed(date: string): string {
  const [year = '', month, day] = date.split('-');
  return `${day} ${MONTHS[Number(month) - 1]} ${year.slice(2)}`;
}

/** The paths of what was fetched for scanning. */
function watchScanFiles(page: Page): string[] {
  const fetched: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/scan/')) fetched.push(pathname);
  });
  return fetched;
}

async function openSheet({ page }: Visitor, kitchenId: string) {
  await page.goto(`/kitchens/${kitchenId}/add`);
  await addLine(page).fill('Milk,');
  await page.getByRole('button', { name: /^Good through/ }).click();
  await page.getByRole('button', { name: 'Read it off the pack' }).click();
  return page.getByRole('dialog', { name: 'The date on the pack' });
}

const photo = (buffer: Buffer) => ({ name: 'pack.png', mimeType: 'image/png', buffer });

test('the date is read off a photo of the pack, and taken with one tap', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  const fetched = watchScanFiles(page);
  const day = dateIn(20);
  await page.goto(`/kitchens/${kitchenId}/add`);
  const label = await drawLabel(page, ['USE BY', printed(day), 'L2314 08:15']);
  await addLine(page).fill('Milk,');
  await page.getByRole('button', { name: /^Good through/ }).click();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);

  await page.getByRole('button', { name: 'Read it off the pack' }).click();
  const sheet = page.getByRole('dialog', { name: 'The date on the pack' });
  await expect(sheet).toContainText('stays on this device');
  await noOverflow(page);
  await expectAccessible(page);
  await sheet.getByLabel('Choose a photo').setInputFiles(photo(label));
  await sheet.getByRole('button', { name: /^use by/ }).click({ timeout: 60_000 });
  await expect(sheet).toBeHidden();
  expect(fetched.some((path) => path.endsWith('.traineddata'))).toBe(true);

  await page.getByRole('button', { name: /^Done/ }).click();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  const stored = async () =>
    (
      await ana.ask<{ items: { expiryDate: string; keeping: object }[] }>(
        'GET',
        `/kitchens/${kitchenId}/changes`,
      )
    ).items;
  await expect.poll(stored).toMatchObject([{ expiryDate: day, keeping: { dateKind: 'use-by' } }]);
});

test('a day and a month that can be read both ways are asked for', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const sheet = await openSheet(ana, await startKitchen(ana));
  const nextYear = Number(dateIn(0).slice(0, 4)) + 1;
  const label = await drawLabel(ana.page, ['BEST BEFORE', `03/12/${nextYear}`]);
  await sheet.getByLabel('Choose a photo').setInputFiles(photo(label));
  await expect(sheet).toContainText('Which day is it?', { timeout: 60_000 });
  await expect(sheet.getByRole('button', { name: /^best before/ })).toHaveText([
    `best before 3 Dec ${nextYear}`,
    `best before 12 Mar ${nextYear}`,
  ]);
});

test('a picture without a date says so, and another one can be chosen', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const sheet = await openSheet(ana, await startKitchen(ana));
  const label = await drawLabel(ana.page, ['SEMI SKIMMED MILK']);
  await sheet.getByLabel('Choose a photo').setInputFiles(photo(label));
  await expect(sheet.getByRole('alert')).toContainText('We found no date', { timeout: 60_000 });
  await expect(sheet.getByLabel('Choose a photo')).toBeEnabled();
});
