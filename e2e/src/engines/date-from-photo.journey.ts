import { writeFile } from 'node:fs/promises';
import { dateIn, startKitchen } from '#kitchens/kitchens-test.ts';
import { dateOnPack, label } from '#scanning/label.ts';
import { drawPng, urlOf } from '#scanning/photos.ts';
import { told } from '#shopping/around-list.ts';
import { expect, test } from './engines-test.ts';
import { button, dialog, textbox } from './targets.ts';

/** The programs that read print are loaded and compiled first. */
const READING_MS = 90_000;

test('the date on a pack is read off a photo, and taken with one tap', async ({ meet }, info) => {
  const { screen, ...ana } = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const day = dateIn(20);
  const photo = info.outputPath('photo.png');
  const png = await screen.driver.run(drawPng, urlOf(label('USE BY', dateOnPack(day), 'L2314 08:15')));
  await writeFile(photo, png, 'base64');

  await screen.open(`/kitchens/${kitchenId}/add`);
  await screen.write(textbox('What is new in the kitchen?'), 'Milk,');
  await screen.tap(button(/^Good through/));
  await screen.tap(button('Read it off the pack'));
  const sheet = dialog('The date on the pack');
  await screen.see(sheet);
  await screen.driver.attach('dialog[open] input[type="file"]', photo);
  await screen.see(button(/^Use by/), { timeout: READING_MS });
  await screen.tap(button(/^Use by/));
  await screen.seeNo(sheet);
  await screen.tap(button(/^Done/));
  await expect
    .poll(async () => (await told(ana, kitchenId)).items)
    .toMatchObject([{ expiryDate: day, keeping: { dateKind: 'use-by' } }]);
});
