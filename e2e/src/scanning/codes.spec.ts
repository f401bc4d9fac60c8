import { addLine, doneButton } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { noOverflow, startKitchen, type Visitor } from '#kitchens/kitchens-test.ts';
import { printed } from './fake-camera.ts';
import { expect, test } from './scanning-test.ts';

const BEANS = '5000169005279';

async function openScanner({ page }: Visitor, kitchenId: string) {
  await page.goto(`/kitchens/${kitchenId}/add`);
  await expect(addLine(page)).toBeFocused();
  await page.getByRole('button', { name: 'Barcode' }).click();
  return page.getByRole('dialog', { name: 'Scan barcodes' });
}

test('a barcode that is new is named once, and its food joins the others', async ({ meetSeeing }) => {
  const ana = await meetSeeing('Ana Alvarez', [await printed('ean13', BEANS)]);
  const sheet = await openScanner(ana, await startKitchen(ana));
  await expect(sheet.getByText(`The barcode ${BEANS} is new here.`)).toBeVisible();
  await expect(sheet.getByLabel('What is it?')).toBeFocused();
  await expectAccessible(ana.page);
  await ana.page.keyboard.type('Baked beans');
  await ana.page.keyboard.press('Enter');
  await expect(sheet.getByRole('listitem')).toContainText('Baked beans');
  await expectAccessible(ana.page);
  await noOverflow(ana.page);
  await sheet.getByRole('button', { name: 'Put in 1' }).click();
  await expect(doneButton(ana.page)).toHaveText('Done · 1 food');
});
