import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { dateIn } from '#clock.ts';
import { expectAccessible } from '#expect-accessible.ts';
import {
  expect,
  letIn,
  noOverflow,
  putIn,
  startKitchen,
  test,
  type Visitor,
  ZONE,
} from '#kitchens/kitchens-test.ts';
import { bomb, workbook } from './workbook.ts';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { timezoneId: ZONE } });

const CSV = [
  'Item,Qty,Best by,Location,Barcode',
  'Oat drink,2 l,2027-02-03,Cellar,7394376616037',
  'Chickpeas,5 cans,2029-01-23,Pantry,',
  'Butter,250 g,2027-01-05,Fridge,',
  'Dishwasher tablets,40,,Pantry,',
  'TOTAL,297,,,',
].join('\n');

const titlesIn = async ({ ask }: Visitor, kitchenId: string) => {
  const { items } = await ask<{ items: { title: string }[] }>('GET', `/kitchens/${kitchenId}/changes`);
  return items.map(({ title }) => title).sort();
};

async function paste({ page }: Visitor, text: string) {
  await page.getByLabel('Or paste a list, or cells of a spreadsheet').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
}

const answer = (page: Page, question: string, words: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: words });

test('cells that are pasted are shown, put in, seen, and taken back', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}`);
  await page.getByRole('link', { name: 'Bring your food along' }).click();
  await expect(page.getByRole('heading', { name: 'Bring your food along', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await paste(ana, CSV);
  await expect(page.getByRole('heading', { name: 'A spreadsheet: 4 things in 3 places' })).toBeFocused();
  await expect(page.getByRole('tab')).toHaveText(['2 clear', '1 to look at', '2 left out']);
  await noOverflow(page);
  await expectAccessible(page);
  // Asked once, and the answer counts for all of it.
  await answer(page, 'Where is “Cellar”?', 'Fridge').check();
  await page.getByRole('tab', { name: '2 left out' }).click();
  await expect(page.getByText('not food')).toBeVisible();
  await expect(page.getByText('a sum')).toBeVisible();
  expect(await titlesIn(ana, kitchenId)).toEqual([]);
  await page.getByRole('button', { name: 'Put 3 in' }).click();
  await expect(page.getByRole('heading', { name: '3 things are in' })).toBeFocused();
  await page.getByRole('link', { name: 'Look at the food' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Chickpeas' })).toBeVisible();
  await expect.poll(() => titlesIn(ana, kitchenId)).toEqual(['Butter', 'Chickpeas', 'Oat drink']);

  // The same again adds nothing.
  await page.goto(`/kitchens/${kitchenId}/bring`);
  await paste(ana, CSV);
  await expect(page.getByRole('tab', { name: '5 left out' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put 0 in' })).toBeDisabled();

  // Butter was opened since.
  const { items } = await ana.ask<{ items: { _id: string; title: string }[] }>(
    'GET',
    `/kitchens/${kitchenId}/changes`,
  );
  const itemId = items.find(({ title }) => title === 'Butter')?._id;
  await ana.ask('POST', `/kitchens/${kitchenId}/intents`, {
    intents: [{ id: crypto.randomUUID(), kind: 'openItem', itemId }],
  });
  await page.goto(`/kitchens/${kitchenId}/settings`);
  await expect(page.getByText('1 of them was changed since, and would stay.')).toBeVisible();
  await page.getByRole('button', { name: 'Take back 3 things from a spreadsheet' }).click();
  await expect(
    page.getByText('2 things are taken out. What somebody has changed since stayed: Butter.'),
  ).toBeVisible();
  await expect.poll(() => titlesIn(ana, kitchenId)).toEqual(['Butter']);
});

test('a workbook, by keyboard alone, beside what is there already', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Rice' }]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/bring`);
  const rows = [
    ['Name', 'Quantity', 'Unit', 'Place'],
    ['Milk', 1.5, 'l', 'Fridge'],
    ['Rice', 1, '', 'Pantry'],
  ];
  // The name says nothing about what it is.
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'pantry.txt', mimeType: 'text/plain', buffer: workbook(rows) });
  await expect(page.getByRole('heading', { name: 'A spreadsheet: 2 things in 2 places' })).toBeFocused();
  const put = page.getByRole('button', { name: /^Put \d in$/ });
  for (
    let tabs = 0;
    tabs < 30 && !(await put.evaluate((button) => button === document.activeElement));
    tabs++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /are in$|is in$/ })).toBeVisible();
  expect(await titlesIn(ana, kitchenId)).toContain('Milk');
});

test('a workbook with as many rows as a kitchen holds is read', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/bring`);
  const rows = Array.from({ length: 5000 }, (_, n) => [`Soup ${n}`, 1, 'Pantry', `the ${n}th of many`]);
  await page.getByLabel('Choose a file').setInputFiles({
    ...{ name: 'pantry.xlsx', mimeType: 'application/octet-stream' },
    buffer: workbook([['Name', 'Quantity', 'Place', 'Note'], ...rows]),
  });
  await expect(page.getByRole('heading', { name: 'A spreadsheet: 5000 things in 1 place' })).toBeFocused();
});

const GROCY = fileURLToPath(new URL('../../../server/src/imports/samples/grocy-4.2.0.db', import.meta.url));

test('a database of Grocy comes with its places and its history, and goes again', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/bring`);
  await page.getByLabel('Choose a file').setInputFiles(GROCY);
  await expect(page.getByRole('heading', { name: 'A Grocy kitchen: 63 things in 6 places' })).toBeFocused();
  await expect(page.getByText('What stays there: recipes (1)')).toBeVisible();
  await expect(page.getByLabel('history: 12 things that were eaten or thrown away')).toBeChecked();
  await page.getByRole('tab', { name: '1 left out' }).click();
  await expect(page.getByText('Dishwasher tablets')).toBeVisible();
  await noOverflow(page);
  await page.getByRole('button', { name: 'Put 62 in' }).click();
  await expect(page.getByRole('heading', { name: '62 things are in' })).toBeVisible();
  expect(await titlesIn(ana, kitchenId)).toHaveLength(62);
  await page.goto(`/kitchens/${kitchenId}/settings`);
  await expect(page.getByRole('form', { name: 'Rename Chest freezer (garage)' })).toBeVisible();
  await page.getByRole('button', { name: 'Take back 62 things from Grocy' }).click();
  await expect(page.getByText('62 things are taken out.')).toBeVisible();
  await expect.poll(() => titlesIn(ana, kitchenId)).toEqual([]);
});

test('a file that is dropped anywhere on the page is read, and the food in it is described', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/bring`);
  await expect(page.getByLabel('Choose a file')).toBeEnabled();
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'pantry'));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, 'Name,Qty,Best by,Place\nMilk,2 l,2027-01-05,Fridge\n');
  await expect(page.getByRole('heading', { name: 'A spreadsheet: 1 thing in 1 place' })).toBeFocused();
  await expect(page.getByText('pantry · read on this device')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Put in Milk' })).toHaveAccessibleDescription(
    'Jan 5, 2027 2 l · Fridge',
  );
});

for (const as of ['Save as a spreadsheet', 'Save as CSV'])
  test(`the food comes into another kitchen as it was: ${as}`, async ({ meet }) => {
    const ana = await meet('Ana Alvarez');
    const [home, cabin] = [await startKitchen(ana), await startKitchen(ana, 'Cabin')];
    const milk = crypto.randomUUID();
    const cellar = { id: `pantry-${crypto.randomUUID()}`, name: 'Cellar' };
    await ana.ask('POST', `/kitchens/${home}/places`, cellar);
    const add = (item: object) => ({ kind: 'addItem', item: { id: crypto.randomUUID(), ...item } });
    const intents = [
      add({
        id: milk,
        title: 'Milk',
        amount: 1000,
        unit: 'ml',
        labelDate: dateIn(5),
        dateKind: 'use-by',
        price: 129,
      }),
      { kind: 'useItem', itemId: milk, amount: 250 },
      { kind: 'openItem', itemId: milk },
      add({ title: 'Peas', amount: 680.388, unit: 'g', place: 'freezer', labelDate: dateIn(100) }),
      add({ title: '=1+1 soup', place: cellar.id, labelDate: null, description: 'From, "Gus"\n& me' }),
      add({ title: '00123' }),
    ];
    await ana.ask('POST', `/kitchens/${home}/intents`, {
      intents: intents.map((intent) => ({ id: crypto.randomUUID(), ...intent })),
    });
    const { page } = ana;
    await page.goto(`/kitchens/${home}/settings`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: as }).click();
    const buffer = await readFile(await (await download).path());
    await page.goto(`/kitchens/${cabin}/bring`);
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'home', mimeType: 'application/octet-stream', buffer });
    await page.getByRole('button', { name: 'Put 4 in' }).click();
    await expect(page.getByRole('heading', { name: '4 things are in' })).toBeFocused();
    const foodIn = async (kitchenId: string) => {
      const { items, places } = await ana.ask<{
        items: { ref: string; title: string; place: string }[];
        places: { id: string; name: string }[];
      }>('GET', `/kitchens/${kitchenId}/export.json`);
      return items
        .map(({ ref: _, place, ...food }) => ({
          ...food,
          place: places.find(({ id }) => id === place)?.name ?? place,
        }))
        .sort((one, other) => (one.title < other.title ? -1 : 1));
    };
    expect(await foodIn(cabin)).toEqual(await foodIn(home));
  });

test('what cannot be read is named, and says what would work', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/bring`);
  const choose = (buffer: Buffer) =>
    page.getByLabel('Choose a file').setInputFiles({ name: 'food.csv', mimeType: 'text/csv', buffer });
  await choose(Buffer.from('%PDF-1.7\n1 0 obj\n'));
  await expect(page.getByRole('alert')).toContainText('That is a PDF, whatever it is called.');
  await choose(
    Buffer.from(['Name,Qty', ...Array.from({ length: 5001 }, (_, n) => `Soup ${n},1`)].join('\n')),
  );
  await expect(page.getByRole('alert')).toContainText('more than 5,000 rows');
  await choose(bomb());
  await expect(page.getByRole('alert')).toContainText('larger than any kitchen');
  expect(await titlesIn(ana, kitchenId)).toEqual([]);
});

test('a guest looks, and brings nothing', async ({ meet }) => {
  const [ana, bo] = [await meet('Ana Alvarez'), await meet('Bo Brandt')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, bo, 'guest');
  await bo.page.goto(`/kitchens/${kitchenId}/bring`);
  await expect(bo.page).toHaveURL(`/kitchens/${kitchenId}`);
  await expect(bo.page.getByRole('link', { name: 'Bring your food along' })).toHaveCount(0);
});

test('what is left out comes in all the same, one day is said, and the figure follows', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/bring`);
  await paste(ana, 'Item,Qty,Place\nGouda,400 g,Fridge\nHoney,1 jar,Pantry\nDish soap,1,Pantry');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('2 to look at');
  const put = (count: number) => page.getByRole('button', { name: `Put ${count} in` });
  await page.getByRole('button', { name: 'Say the day: Gouda' }).click();
  await page.getByLabel('Say the day: Gouda').fill('2027-01-07');
  await page.getByRole('radio', { name: 'They keep: no date' }).check();
  await expect(page.getByRole('listitem').filter({ hasText: 'Honey' })).toContainText('keeps');
  await expect(page.getByRole('listitem').filter({ hasText: 'Gouda' })).toContainText('Jan 7, 2027');
  await page.getByRole('checkbox', { name: 'Put in Honey' }).click();
  await expect(put(1)).toBeVisible();
  await page.getByRole('tab', { name: '2 left out' }).click();
  await page.getByRole('button', { name: 'Put in all the same: Dish soap' }).click();
  await expectAccessible(page);
  await put(2).click();
  await expect(page.getByRole('heading', { name: '2 things are in' })).toBeFocused();
  expect(await titlesIn(ana, kitchenId)).toEqual(['Dish soap', 'Gouda']);
});

test('when food in a freezer was frozen is asked once, and raw meat past its day is not eaten', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  const { page } = ana;
  const [past, coming] = [dateIn(-30), dateIn(200)];
  const list = [
    'Item,Qty,Expiry,Place',
    `Raw chicken,500 g,${past},Freezer`,
    `Bread,1,${past},Freezer`,
    `Peas,450 g,${coming},Freezer`,
  ].join('\n');
  await page.goto(`/kitchens/${kitchenId}/bring`);
  await paste(ana, list);
  await expect(page.getByRole('tab')).toHaveText(['1 clear', '2 to look at', '0 left out']);
  const frozen = '2 things are in the freezer and past their date. When were they frozen?';
  const chicken = page.getByRole('listitem').filter({ hasText: 'Raw chicken' });
  await expect(answer(page, frozen, 'I do not know')).toBeChecked();
  await expect(chicken).toContainText('do not eat');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bread' })).toContainText('look, smell, taste');
  await expect(answer(page, '1 thing in the freezer', 'Good in the freezer until that date')).toBeChecked();
  await noOverflow(page);
  await expectAccessible(page);
  // What is past its use-by date is not frozen any more, here as in a kitchen.
  await answer(page, frozen, 'Today').check();
  await page.getByRole('tab', { name: '1 left out' }).click();
  await expect(chicken).toContainText('the day to use it by has passed: do not eat');
  await expect(page.getByRole('button', { name: 'Put in all the same' })).toHaveCount(0);
  await page.getByRole('tab', { name: '1 to look at' }).click();
  await answer(page, frozen, 'Before that date').check();
  await expect(chicken).toContainText('about ');
  await page.getByRole('button', { name: 'Put 3 in' }).click();
  await expect(page.getByRole('heading', { name: '3 things are in' })).toBeFocused();
  const { items } = await ana.ask<{ items: { title: string; freezing: object }[] }>(
    'GET',
    `/kitchens/${kitchenId}/export.json`,
  );
  expect(items.find(({ title }) => title === 'Raw chicken')).toMatchObject({
    ...{ labelDate: past, dateKind: 'use-by' },
    freezing: { on: past, days: 90, isGuess: true },
  });
  await page.getByRole('link', { name: 'Look at the food' }).click();
  await page.getByRole('link', { name: /Raw chicken/ }).click();
  await expect(page.getByText('frozen, nobody said when')).toBeVisible();
});

test('everything of another kitchen comes in, with its lists and recipes, and goes again', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const [home, cabin] = [await startKitchen(ana), await startKitchen(ana, 'Cabin')];
  await putIn(ana, home, [{ title: 'Milk', days: 4 }]);
  const act = (intent: object) =>
    ana.ask('POST', `/kitchens/${home}/intents`, { intents: [{ id: crypto.randomUUID(), ...intent }] });
  await act({ kind: 'addEntry', entry: { id: crypto.randomUUID(), title: 'Bread' } });
  const recipe = { title: 'Pea soup', servings: 4, minutes: null, lines: ['peas'], steps: [], source: null };
  await act({ kind: 'saveRecipe', recipe: { id: crypto.randomUUID(), ...recipe } });
  const { page } = ana;
  await page.goto(`/kitchens/${home}/settings`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  const file = await readFile(await (await download).path());
  await page.goto(`/kitchens/${cabin}/bring`);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'home.json', mimeType: 'application/json', buffer: file });
  await expect(page.getByRole('heading', { name: 'A kitchen of Crisper: 1 thing in 1 place' })).toBeFocused();
  await expect(page.getByText('home.json · read on this device')).toBeVisible();
  await expect(page.getByLabel('1 shopping list, 1 thing on them')).toBeChecked();
  await expect(page.getByLabel('1 recipe')).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put 1 in' }).click();
  await expect(page.getByText('2 more came on lists and among recipes.')).toBeVisible();
  await page.goto(`/kitchens/${cabin}/shopping`);
  await expect(page.getByText('Bread', { exact: true })).toBeVisible();
  await page.goto(`/kitchens/${cabin}/settings`);
  await page.getByRole('button', { name: 'Take back 1 thing from another kitchen' }).click();
  await expect(page.getByText('1 thing is taken out.')).toBeVisible();
  await page.goto(`/kitchens/${cabin}/shopping`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Bread', { exact: true })).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_(?:INTERNET_DISCONNECTED|FAILED)/] });

  test('files are read here, and a database says who has to read it', async ({ meet }) => {
    const ana = await meet('Ana Alvarez');
    const kitchenId = await startKitchen(ana);
    const { page } = ana;
    // It is fetched last of what reading needs.
    const fetched = page.waitForEvent('worker');
    await page.goto(`/kitchens/${kitchenId}/bring`);
    await (await fetched).evaluate(() => null);
    await page.context().setOffline(true);
    const choose = (buffer: Buffer) =>
      page.getByLabel('Choose a file').setInputFiles({ name: 'a', mimeType: 'text/plain', buffer });
    const rows = [
      ['Name', 'Quantity', 'Place'],
      ['Milk', 2, 'Fridge'],
    ];
    const entry = { shoppingListId: 'a', checked: false, note: 'Milk', display: 'Milk', quantity: 1 };
    for (const [bytes, heading] of [
      [Buffer.from(rows.join('\n')), 'A spreadsheet: 1 thing in 1 place'],
      [Buffer.from('2 milk\n'), 'A list: 1 thing'],
      [Buffer.from(JSON.stringify({ listItems: [entry] })), 'A list of Mealie: 1 thing'],
      [workbook(rows), 'A spreadsheet: 1 thing in 1 place'],
    ] as const) {
      await choose(bytes);
      await expect(page.getByRole('heading', { name: heading })).toBeFocused();
      await expect(page.getByText('The server cannot be reached now.')).toBeVisible();
      await page.getByRole('button', { name: 'Another file' }).click();
    }
    await choose(await readFile(GROCY));
    await expect(page.getByRole('alert')).toContainText('A database is read by your server');
  });

  test('a connection that is cut in the middle puts everything in once', async ({ meet }) => {
    const ana = await meet('Ana Alvarez');
    const kitchenId = await startKitchen(ana);
    const { page } = ana;
    await page.goto(`/kitchens/${kitchenId}/bring`);
    await paste(ana, CSV);
    const put = page.getByRole('button', { name: 'Put 3 in' });
    await expect(put).toBeVisible();
    // It arrives, but its answer does not.
    await page.route(
      '**/imports',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await put.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await put.click();
    await expect(page.getByRole('heading', { name: '3 things are in' })).toBeFocused();
    expect(await titlesIn(ana, kitchenId)).toHaveLength(3);
  });
});
