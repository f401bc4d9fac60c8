import { addLine, doneButton } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { noOverflow, startKitchen } from '#kitchens/kitchens-test.ts';
import type { Still } from './fake-camera.ts';
import { expect, test } from './scanning-test.ts';

const drawn = (shape: string): Still => ({
  type: 'image/svg+xml',
  body: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="700" height="660">
    <radialGradient id="lit" cx="0.35" cy="0.35" r="0.8">
      <stop offset="0" stop-color="#ff9a2e"/><stop offset="1" stop-color="#b35c08"/>
    </radialGradient>
    <rect width="700" height="660" fill="#cdc8be"/>${shape}</svg>`),
});
const ORANGE = drawn('<circle cx="350" cy="330" r="290" fill="url(#lit)"/>');

test('a picture of a food suggests what it is, and the one that is tapped is in the list', async ({
  meetSeeing,
}) => {
  const ana = await meetSeeing('Ana Alvarez', [ORANGE]);
  const { page } = ana;
  await page.goto(`/kitchens/${await startKitchen(ana)}/add`);
  await expect(addLine(page)).toBeFocused();
  await page.getByRole('button', { name: 'Photo' }).click();
  const sheet = page.getByRole('dialog', { name: 'A picture of the food' });
  await sheet.getByRole('button', { name: 'Take the picture' }).click();
  const suggested = sheet.getByRole('region', { name: 'Which one is it?' }).getByRole('button');
  await expect(suggested).toHaveCount(4);
  await expect(suggested.first()).toBeFocused();
  await noOverflow(page);
  await expectAccessible(page);
  // Nothing is added by itself.
  await expect(doneButton(page)).toHaveText('Done');
  await suggested.filter({ hasText: 'Oranges' }).click();
  await expect(sheet).toContainText('In the list: Oranges');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(doneButton(page)).toHaveText('Done · 1 food');
});

test('a picture of nothing that is known says so', async ({ meetSeeing }) => {
  const ana = await meetSeeing('Ana Alvarez', [drawn('<path d="M0 0h700v660h-700z" fill="#3d4f8a"/>')]);
  await ana.page.goto(`/kitchens/${await startKitchen(ana)}/add`);
  await ana.page.getByRole('button', { name: 'Photo' }).click();
  const sheet = ana.page.getByRole('dialog', { name: 'A picture of the food' });
  await sheet.getByRole('button', { name: 'Take the picture' }).click();
  await expect(sheet).toContainText('We do not know what that is');
  await expect(sheet.getByRole('button', { name: 'Take the picture' })).toBeEnabled();
});
