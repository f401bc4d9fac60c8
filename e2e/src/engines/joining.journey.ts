import { invite, putIn, startKitchen } from '#kitchens/kitchens-test.ts';
import { test } from './engines-test.ts';
import { button, heading, link, row, textbox } from './targets.ts';

test('a flatmate joins by a link, and each sees at once what the other does', async ({ meet }) => {
  const { screen: hers, ...ana } = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  const { screen: his } = await meet('Ben Okafor');
  await his.open(await invite(ana, kitchenId));
  await his.see(heading('Ana Alvarez invites you to Flat 4B'));
  await his.tap(button('Join the kitchen'));
  await his.see(heading('Flat 4B'));
  await his.see(row('Milk'));

  await hers.open(`/kitchens/${kitchenId}`);
  await hers.see(row('Milk'));
  await his.tap(link('Add food'));
  await his.write(textbox('What is new in the kitchen?'), 'Honey');
  await his.tap(button(/^Done/));
  await hers.see(row('Honey'));
  await hers.tap(button('Eaten: Milk'));
  await his.seeNo(row('Milk'));
  await his.see(row('Honey'));
});
