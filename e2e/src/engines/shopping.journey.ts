import { startKitchen } from '#kitchens/kitchens-test.ts';
import { told } from '#shopping/around-list.ts';
import { expect, test } from './engines-test.ts';
import { button, checkbox, link, row, text, textbox, ticked } from './targets.ts';

test('a list is written, ticked in the shop, and put away into the kitchen', async ({ meet }) => {
  const { screen, ...ana } = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await screen.open(`/kitchens/${kitchenId}`);
  await screen.tap(link('Shopping'));
  await screen.write(textbox('What is missing?'), '500 g tomatoes, milk, 6 eggs');
  await screen.driver.key('Enter');
  await screen.see(row('Tomatoes', '500 g'));
  // The line has closed what it said of the words in it, and the rows stand still.
  await screen.see(text('3 things are on the list.'));
  for (const title of [/^Milk/, /^Eggs/]) await screen.tap(checkbox(title));
  await screen.see(text('2 of 3 got'));
  await screen.reload();
  await screen.see(text('2 of 3 got'));
  await screen.see(ticked(/^Milk/));

  await screen.tap(link('Put away'));
  await screen.tap(button('Put away · 2 things'));
  for (const title of ['Milk', 'Eggs']) await screen.see(button(`Eaten: ${title}`));
  await expect.poll(async () => (await told(ana, kitchenId)).items).toHaveLength(2);
  expect((await told(ana, kitchenId)).shopping.entries).toMatchObject([{ title: 'Tomatoes', gotAt: null }]);
});
