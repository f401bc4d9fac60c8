import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addLine, doneButton } from '#add-line.ts';
import { startKitchen } from '#kitchens/kitchens-test.ts';
import { printed } from './fake-camera.ts';
import { test as base, expect } from './scanning-test.ts';

/** With a double of the service that knows names. */
const test = base.extend({
  serverSettings: [
    async ({ browserName: _ }, use) => {
      const service = createServer((_, response) => {
        response.end(JSON.stringify({ product: { product_name: 'Baked beans' } }));
      });
      service.listen(0, '127.0.0.1');
      await once(service, 'listening');
      const { port } = service.address() as AddressInfo;
      await use({
        PRODUCT_LOOKUP: 'openfoodfacts',
        PRODUCT_LOOKUP_URL: `http://127.0.0.1:${port}`,
      });
      service.close();
    },
    { scope: 'worker' },
  ],
});

test('a name that is known elsewhere is offered with its source, and can be changed', async ({
  meetSeeing,
}) => {
  const ana = await meetSeeing('Ana Alvarez', [await printed('ean13', '5000169005279')]);
  const { page } = ana;
  await page.goto(`/kitchens/${await startKitchen(ana)}/add`);
  await expect(addLine(page)).toBeFocused();
  await page.getByRole('button', { name: 'Barcode' }).click();
  const sheet = page.getByRole('dialog', { name: 'Scan barcodes' });
  await expect(sheet.getByLabel('What is it?')).toHaveValue('Baked beans');
  await expect(sheet.getByText('are looked up at Open Food Facts')).toBeVisible();
  await expect(sheet.getByText('The name is from Open Food Facts')).toBeVisible();
  await sheet.getByLabel('What is it?').press('Enter');
  await sheet.getByRole('button', { name: 'Take 1 over', exact: true }).click();
  await expect(doneButton(page)).toHaveText('Done · 1 food');
});
