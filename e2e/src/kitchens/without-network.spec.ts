import { expectAccessible } from '#expect-accessible.ts';
import { expect, letIn, putIn, startKitchen, test, type Visitor, ZONE } from './kitchens-test.ts';
import { add, offlineLine, open, row } from './offline.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { timezoneId: ZONE },
  expectedErrors: [/^Failed to load resource: /],
});

interface Answer {
  items: { title: string; amount: number }[];
}

/** What the server has, by title. */
const stored = async (who: Visitor, kitchenId: string) => {
  const { items } = await who.ask<Answer>('GET', `/kitchens/${kitchenId}/changes`);
  return items.map(({ title }) => title).toSorted();
};

test('what is done without a network is shown at once, and arrives when it is back', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [
    { title: 'Milk', days: 0 },
    { title: 'Butter', days: 9 },
  ]);
  await open(page, kitchenId);
  await expect(row(page, 'Milk')).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Eaten: Milk' }).click();
  await expect(row(page, 'Milk')).toHaveCount(0);
  await add(page, 'Honey');
  await expect(offlineLine(page)).toBeVisible();
  expect(await stored(ana, kitchenId)).toEqual(['Butter', 'Milk']);

  await page.context().setOffline(false);
  await expect(offlineLine(page)).toHaveCount(0);
  await expect.poll(() => stored(ana, kitchenId)).toEqual(['Butter', 'Honey']);
  await expect(row(page, 'Honey')).toBeVisible();
  await expect(row(page, 'Milk')).toHaveCount(0);
});

test('it survives the end of the page, and what was taken back before it was sent never was', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  await open(page, kitchenId);
  await expect(row(page, 'Milk')).toBeVisible();
  const context = page.context();
  await context.setOffline(true);
  for (const title of ['Honey', 'Rice', 'Sugar']) await add(page, title);
  await page.getByRole('button', { name: 'Eaten: Milk' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Milk')).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/kitchens/${kitchenId}`);
  for (const title of ['Honey', 'Rice', 'Sugar', 'Milk']) await expect(row(next, title)).toBeVisible();
  await expect
    .poll(async () => {
      const { items } = await next.evaluate(
        async (path) =>
          (
            await fetch(path, {
              headers: { authorization: `Bearer ${localStorage.getItem('access-token')}` },
            })
          ).json(),
        `/api/kitchens/${kitchenId}/changes`,
      );
      return (items as Answer['items']).map(({ title }) => title).toSorted();
    })
    .toEqual(['Honey', 'Milk', 'Rice', 'Sugar']);
});

test('an answer that is cut off makes nothing happen twice', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Eggs', days: 5, quantity: 10 }]);
  await open(page, kitchenId);
  await expect(row(page, 'Eggs')).toBeVisible();
  let requests = 0;
  await page.route('**/intents', async (route) => {
    const answer = await route.fetch();
    await (requests++ % 2 === 0 ? route.abort() : route.fulfill({ response: answer }));
  });
  for (const title of ['Honey', 'Rice', 'Sugar', 'Oil']) await add(page, title);
  await expect.poll(() => stored(ana, kitchenId)).toEqual(['Eggs', 'Honey', 'Oil', 'Rice', 'Sugar']);
  await expect(offlineLine(page)).toHaveCount(0);
  await expect(row(page, 'Honey')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
});

test('what the server refuses is told on a card, and can be tried again or let go', async ({ meet }) => {
  const [ana, ben] = [await meet('Ana Alvarez'), await meet('Ben Okafor')];
  const { page } = ben;
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben);
  const [milk] = await putIn(ana, kitchenId, [
    { title: 'Milk', days: 0 },
    { title: 'Butter', days: 9 },
  ]);
  await open(page, kitchenId);
  await expect(row(page, 'Milk')).toBeVisible();
  const more = page.getByRole('button', { name: 'More about Milk' });
  const opened = page.getByRole('button', { name: /^Opened/ });
  // The code of a sheet comes when it is opened first.
  await more.click();
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await more.click();
  await opened.click();
  await ana.ask('POST', `/kitchens/${kitchenId}/intents`, {
    intents: [{ id: crypto.randomUUID(), kind: 'finishItem', itemId: milk, outcome: 'eaten' }],
  });
  await page.context().setOffline(false);

  const card = page.getByRole('alert').filter({ hasText: 'Milk was not opened' });
  await expect(card).toContainText('Ana Alvarez ate it already.');
  await expect(row(page, 'Milk')).toHaveCount(0);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card).toContainText('Ana Alvarez ate it already.');
  await page.reload();
  await card.getByRole('button', { name: 'Let it go' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Butter')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('signing out leaves nothing of the person behind', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Secret soup', days: 3 }]);
  await open(page, kitchenId);
  await expect(row(page, 'Secret soup')).toBeVisible();
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await expect.poll(databases).toEqual([expect.stringContaining(ana.uid)]);

  await page.getByRole('navigation', { name: 'Every day' }).getByRole('link', { name: 'Me' }).click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
  await expect.poll(databases).toEqual([]);
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const secret of [ana.uid, ana.person.email, 'Secret soup']) expect(storage).not.toContain(secret);
});

test('one’s own food is changed in its table without a network, and arrives when it is back', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Dates', days: 9 }]);
  await open(page, kitchenId);
  await page.goto('/dashboard/my-foods');
  const dialog = page.getByRole('dialog', { name: 'Change what it is' });
  // The form is there without a network once it was opened.
  await page.getByRole('button', { name: 'Update Dates' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Update Dates' }).click();
  await dialog.getByLabel('Title').fill('Medjool dates');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Update Medjool dates' })).toBeVisible();
  expect(await stored(ana, kitchenId)).toEqual(['Dates']);

  await page.context().setOffline(false);
  await expect.poll(() => stored(ana, kitchenId)).toEqual(['Medjool dates']);
});

test('one’s own food is removed in its table without a network, and taken back as well', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Dates', days: 9 }, { title: 'Figs' }]);
  await open(page, kitchenId);
  await page.goto('/dashboard/my-foods');
  const remove = async (title: string) => {
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove('Figs');
  await expect.poll(() => stored(ana, kitchenId)).toEqual(['Dates']);

  await page.context().setOffline(true);
  await remove('Dates');
  await expect(page.getByRole('button', { name: 'Delete Dates' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Delete Dates' })).toBeVisible();
  await remove('Dates');
  await expect(page.getByRole('button', { name: 'Delete Dates' })).toHaveCount(0);
  expect(await stored(ana, kitchenId)).toEqual(['Dates']);

  await page.context().setOffline(false);
  await expect.poll(() => stored(ana, kitchenId)).toEqual([]);
});
