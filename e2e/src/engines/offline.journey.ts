import { putIn, startKitchen } from '#kitchens/kitchens-test.ts';
import { told } from '#shopping/around-list.ts';
import { expect, test } from './engines-test.ts';
import { button, link, row, text, textbox } from './targets.ts';

/** How many scripts the service worker has kept, once it answers for the page. Runs in the page. */
async function countKept(): Promise<number> {
  if (!navigator.serviceWorker.controller) return 0;
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().filter(({ url }) => url.endsWith('.js')).length;
}

test('with the server gone a kitchen opens, food is eaten and added, and arrives once', async ({
  meet,
  server,
}) => {
  const { screen, ...ana } = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [
    { title: 'Milk', days: 0 },
    { title: 'Butter', days: 9 },
  ]);
  await screen.open(`/kitchens/${kitchenId}`);
  await screen.see(row('Milk'));
  await expect.poll(() => screen.driver.run(countKept)).toBeGreaterThan(20);

  await server.pause();
  await screen.reload();
  await screen.tap(button('Eaten: Milk'));
  await screen.seeNo(row('Milk'));
  await screen.tap(link('Add food'));
  await screen.write(textbox('What is new in the kitchen?'), 'Honey');
  await screen.tap(button(/^Done/));
  await screen.see(row('Honey'));
  await screen.see(text(/2 to send/));
  // What waits outlives the page.
  await screen.reload();
  await screen.see(row('Honey'));
  await screen.seeNo(row('Milk'));
  await screen.see(text(/2 to send/));

  await server.resume();
  const stored = async () => (await told(ana, kitchenId)).items.map(({ title }) => title).toSorted();
  await expect.poll(stored, { timeout: 60_000 }).toEqual(['Butter', 'Honey']);
  await screen.seeNo(text(/to send/));
  await screen.see(row('Honey'));
});
