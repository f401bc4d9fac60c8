import { putIn, startKitchen } from '#kitchens/kitchens-test.ts';
import { test } from './engines-test.ts';
import { button, dialog, heading, row } from './targets.ts';

test('food is eaten, in part or whole, and a tap beside a sheet closes it', async ({ meet }) => {
  const { screen, ...ana } = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [
    { title: 'Eggs', quantity: 6 },
    { title: 'Milk', days: 0 },
  ]);
  await screen.open(`/kitchens/${kitchenId}`);
  const sheet = dialog('How much is left?');
  await screen.tap(button('Some left: Eggs'));
  await screen.tapBeside(sheet);
  await screen.seeNo(sheet);
  await screen.see(row('Eggs', '6 pieces'));

  await screen.tap(button('Some left: Eggs'));
  // Somebody who marks words, and lets go outside.
  await screen.dragOut(sheet, heading('How much is left?'));
  await screen.see(sheet);
  await screen.tap(button('½ 3 pieces left'));
  await screen.seeNo(sheet);
  await screen.see(row('Eggs', '3 pieces'));
  await screen.tap(button('Undo'));
  await screen.see(row('Eggs', '6 pieces'));

  await screen.tap(button('Some left: Eggs'));
  await screen.see(sheet);
  await screen.driver.key('Escape');
  await screen.seeNo(sheet);
  await screen.tap(button('Eaten: Milk'));
  await screen.seeNo(row('Milk'));
  await screen.reload();
  await screen.see(row('Eggs', '6 pieces'));
  await screen.seeNo(row('Milk'));
});
