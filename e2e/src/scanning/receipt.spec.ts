import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addLine, doneButton } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { noOverflow, startKitchen, type Visitor, ZONE } from '#kitchens/kitchens-test.ts';
import { drawn } from './drawn-receipt.ts';
import { label } from './label.ts';
import { expect, test } from './scanning-test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { timezoneId: ZONE, locale: 'en-US' },
});

/** Reading takes seconds, and the first time what reads is loaded. */
const READ = { timeout: 60_000 };

async function openReceipt({ page }: Visitor, kitchenId: string) {
  await page.goto(`/kitchens/${kitchenId}/add`);
  await expect(addLine(page)).toBeFocused();
  await page.getByRole('button', { name: 'Receipt' }).click();
  return page.getByRole('dialog', { name: 'Receipt' });
}

const receipt = (name: string) => readFile(new URL(`./receipts/${name}.jpg`, import.meta.url));
const photo = (buffer: Buffer) => ({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer });

/** The picture upside down, or a dark one, as a person may take it. */
async function redrawn(page: Page, picture: Buffer, how: 'upside down' | 'dark'): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ data, isTurned }) => {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      if (isTurned) {
        context.translate(image.width, image.height);
        context.rotate(Math.PI);
      } else context.filter = 'brightness(0.05)';
      context.drawImage(image, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.95);
    },
    { data: picture.toString('base64'), isTurned: how === 'upside down' },
  );
  return Buffer.from(url.replace(/^.*,/, ''), 'base64');
}

test('a photo of a receipt becomes foods with what they cost', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  const sheet = await openReceipt(ana, kitchenId);
  await expectAccessible(page);
  await sheet.getByLabel('Use a photo').setInputFiles(photo(await receipt('us-upc-photo')));

  await expect(sheet.getByText('The rows come to $45.40, which fits the $46.01 of the receipt.')).toBeVisible(
    READ,
  );
  await expect(sheet.getByRole('listitem')).toHaveCount(11);
  await expect(sheet.getByRole('checkbox', { name: 'Put in Paper towels' })).not.toBeChecked();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Bananas' })).toContainText('1.184 kg');
  await expectAccessible(page);
  await noOverflow(page);

  await sheet.getByRole('button', { name: /^2% milk/ }).click();
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Milk');
  await sheet.getByRole('checkbox', { name: 'Put in Orange juice' }).uncheck();
  await sheet.getByRole('button', { name: 'Put in 9' }).click();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  await expect(page.getByText('9 things put in')).toBeVisible();

  const stored = async () =>
    (
      await ana.ask<{ items: { title: string; price: number; keeping: { amountLeft: number } }[] }>(
        'GET',
        `/kitchens/${kitchenId}/changes`,
      )
    ).items;
  await expect.poll(async () => (await stored()).length).toBe(9);
  expect(await stored()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Milk', price: 312 }),
      expect.objectContaining({ title: 'Chicken thighs', price: 746 }),
      expect.objectContaining({ title: 'Bananas', price: 151 }),
    ]),
  );
});

test('what stands in the line stays when a receipt is put in', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await page.goto(`/kitchens/${kitchenId}/add`);
  await page.getByRole('textbox', { name: 'What is new in the kitchen?' }).fill('Rye bread');
  await expect(doneButton(page)).toHaveText('Done · 1 food');
  await page.getByRole('button', { name: 'Receipt' }).click();
  const sheet = page.getByRole('dialog', { name: 'Receipt' });
  const rows = ['MARKET HALL', 'EGGS         3.29', 'MILK         0.99', 'TOTAL        4.28'];
  await sheet.getByLabel('Use a photo').setInputFiles(photo(await drawn(page, rows)));
  await expect(sheet.getByText(/^The rows come to \S*4\.28/)).toBeVisible(READ);
  await sheet.getByRole('button', { name: 'Put in 2' }).click();
  await expect(page.getByText('2 things put in')).toBeVisible();
  await expect(doneButton(page)).toHaveText('Done · 1 food');
  await doneButton(page).click();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  for (const title of ['Eggs', 'Milk', 'Rye bread'])
    await expect(page.getByRole('button', { name: `Eaten: ${title}` })).toBeVisible();
});

test('a price that cannot be read is what the sum lacks, and taken with one tap', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const sheet = await openReceipt(ana, await startKitchen(ana));
  const rows = ['MARKET HALL', 'TOMATOES     2.49', 'CHEESE', 'EGGS         3.29', 'DISH SOAP    2.96'];
  const picture = await drawn(page, [...rows, 'TOTAL       10.24']);
  await sheet.getByLabel('Use a photo').setInputFiles(photo(picture));
  await expect(sheet.getByText('$1.50 is missing.')).toBeVisible(READ);
  await expect(sheet.getByText('It may be the cheese.')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await sheet.getByRole('button', { name: 'Take $1.50 as the price of Cheese' }).click();
  await expect(sheet.getByText('The rows come to $10.24, as the receipt says.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Put in 3' })).toBeVisible();
});

test('a name that was corrected once is right the next time', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  const readAgain = async () => {
    const sheet = await openReceipt(ana, kitchenId);
    const rows = ['MARKET HALL', 'DAYLIGHT BAR     2.99', 'EGGS             3.29', 'TOTAL            6.28'];
    await sheet.getByLabel('Use a photo').setInputFiles(photo(await drawn(page, rows)));
    await expect(sheet.getByText('The rows come to $6.28')).toBeVisible(READ);
    return sheet;
  };
  const first = await readAgain();
  await first.getByRole('button', { name: /^Daylight bar/ }).click();
  await first.getByRole('textbox', { name: 'Name' }).fill('Granola bar');
  await first.getByRole('button', { name: 'Put in 2' }).click();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  const second = await readAgain();
  await expect(second.getByRole('listitem').first()).toContainText('Granola bar');
});

test('a receipt is taken with the camera', async ({ meetSeeing }) => {
  const rows = ['EGGS        3.29', 'BREAD       1.20', 'MILK        0.99', 'TOTAL       5.48'];
  const ana = await meetSeeing('Ana Alvarez', [label(...rows)]);
  const sheet = await openReceipt(ana, await startKitchen(ana));
  await sheet.getByRole('button', { name: 'Take the picture' }).click();
  await expect(sheet.getByText(/^The rows come to \S*5\.48/)).toBeVisible(READ);
  await expect(sheet.getByRole('button', { name: 'Put in 3' })).toBeVisible();
});

test('a picture without a receipt says so, and another one can be taken', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const sheet = await openReceipt(ana, await startKitchen(ana));
  await sheet.getByLabel('Use a photo').setInputFiles(photo(await drawn(ana.page, ['A CAT'])));
  await expect(sheet.getByRole('alert')).toContainText('We found no rows with prices', READ);
  await expect(sheet.getByLabel('Use a photo')).toBeEnabled();
});

test('a receipt that lies upside down is read; one in the dark is not, and says so', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const sheet = await openReceipt(ana, await startKitchen(ana));
  const picture = await receipt('uk-qty-poor');
  const file = sheet.getByLabel('Use a photo');
  await file.setInputFiles(photo(await redrawn(page, picture, 'dark')));
  await expect(sheet.getByRole('alert')).toContainText('too dark', READ);
  await file.setInputFiles(photo(await redrawn(page, picture, 'upside down')));
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Greek yogurt' })).toContainText('£3.90', READ);
  await expect(sheet).toContainText('The receipt is in GBP, and this kitchen counts in USD.');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave out' }).click();
  await expect(sheet).toBeHidden();
});
