import type { Brought } from '@crisper/domain/bring/brought.ts';
import { type Planning, planner, type Ticks } from '@crisper/domain/bring/plan.ts';
import { dayOfOne } from '@crisper/domain/bring/questions.ts';
import { understood } from '@crisper/domain/bring/understand.ts';
import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { foodSense } from '@crisper/domain/foods/food-sense.ts';
import { toCsv } from '@crisper/domain/imports/csv.ts';
import type { ImportedFood } from '@crisper/domain/imports/imported-food.ts';
import { ownTable } from '@crisper/domain/imports/own-table.ts';
import { EVENTS_PER_IMPORT } from '@crisper/domain/imports/source.ts';
import type { LineReader } from '@crisper/domain/line/line-food.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { lineWords } from '@crisper/texts/items/line-words.ts';
import universal from 'read-excel-file/universal';
import { describe, expect, test } from 'vitest';
import type { BringError } from './bring-error.ts';
import { grocyAnswers } from './grocy.fixture.ts';
import { csvByLibreOffice, workbookByLibreOffice } from './libreoffice.fixture.ts';
import { readFiles } from './read-files.ts';
import type { Sheet } from './read-sheets.ts';
import { readTexts } from './read-text.ts';
import * as samples from './samples.fixture.ts';
import { storedZip } from './stored-zip.ts';

const today = calendarDate('2026-11-15');
const reader: LineReader = {
  today,
  order: 'day-first',
  places: [],
  people: [],
  me: null,
  words: lineWords,
  sense: foodSense(foodNames),
  customary: 'us',
  currency: 'EUR',
};
const readDatabase = () => Promise.reject(new Error('the server reads it'));
/** In the page, a worker does it. */
const readSheets = (file: Blob) =>
  universal(file)
    .then((sheets) => sheets as Sheet[])
    .catch(() => null);
const read = (...contents: BlobPart[]) =>
  readFiles(
    contents.map((content) => new Blob([content])),
    { reader, readDatabase, readSheets },
  );
const refusalOf = (...contents: BlobPart[]) =>
  read(...contents).then(
    () => null,
    (error: BringError) => error.refusal,
  );

const planning: Planning = {
  kitchen: { currency: 'EUR', places: [] },
  mayAddPlaces: true,
  order: 'day-first',
  today,
  names: foodNames,
  here: { foods: [], references: new Set(), products: new Map() },
  newPlaceId: (kind, name) => `${kind}-${name}`,
};

interface Over extends Partial<Planning> {
  ticks?: Ticks;
}

function planOf(brought: Brought, answers: [string, string][] = [], { ticks, ...over }: Over = {}) {
  const foods = [...understood(brought, { names: foodNames, today })];
  const { history, plan } = made(planner(brought, foods, { ...planning, ...over }));
  const value = made(plan(new Map(answers), ticks ?? new Map()));
  const put = value.foods.filter(({ leftOut }) => leftOut === null);
  const find = (title: string) => value.foods.find(({ food }) => food.title === title);
  return { ...value, history, put, find };
}

function made<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const idsOf = ({ questions }: { questions: { id: string }[] }) => questions.map(({ id }) => id);

test('a German spreadsheet means the same in each of its three encodings', async () => {
  const [cp1252, utf8, utf16] = await Promise.all(
    [samples.germanCp1252(), samples.germanUtf8(), samples.germanUtf16()].map((bytes) => read(bytes)),
  );
  expect(utf8).toMatchObject({ source: 'spreadsheet', currency: 'EUR' });
  expect(cp1252).toEqual(utf8);
  // Between tabs, a semicolon in quotes is a tab.
  expect(utf16?.foods.map(({ note: _, ...food }) => food)).toEqual(
    utf8?.foods.map(({ note: _, ...food }) => food),
  );
});

test('a day that freezing gives is a guess as much as one of the list; that of a label is none', async () => {
  const rows =
    'Name,Best before,Place\nRaw chicken,2027-05-12,Freezer\nGouda,2026-12-03,Fridge\nHoney,,Pantry\n';
  const plan = planOf(await read(Buffer.from(rows)));
  const isGuess = (title: string) => plan.find(title)?.isGuess;
  expect(['Raw chicken', 'Gouda', 'Honey'].map(isGuess)).toEqual([true, false, true]);
});

test('every food gets the picture of what it is, unless its source has one', async () => {
  const plan = planOf(await read('Name,Category\nSalmon fillet,Fish\nXyzzy,Stuff\n'));
  const pictureOf = (title: string) => plan.find(title)?.food.image;
  expect(['Salmon fillet', 'Xyzzy'].map(pictureOf)).toEqual(['/pictures/fish.webp', null]);
});

const FREEZER = [
  'Name,Expiry,Place,Bought,Remark',
  'Raw chicken,2026-05-12,Freezer,,',
  'Bread,2026-05-12,Freezer,,',
  'Soup,2026-05-12,Freezer,2026-05-10,',
  'Cream,2026-05-12,Freezer,,use by',
  'Peas,2027-05-12,Freezer,,',
].join('\n');
const FREEZER_FOODS = ['Raw chicken', 'Bread', 'Soup', 'Cream', 'Peas'];

describe('food in a freezer that was frozen nobody knows when', () => {
  const planBy = async (...answers: [string, string][]) => {
    const plan = planOf(await read(FREEZER), answers);
    return { ...plan, all: FREEZER_FOODS.map((title) => plan.find(title)) };
  };

  test('is asked about once, and past its day it is doubted', async () => {
    const { questions, all } = await planBy();
    expect(questions).toMatchObject([
      { id: 'frozen', chosen: 'unknown', foods: [0, 1, 2, 3] },
      { id: 'freezer-day', chosen: 'keep', foods: [4] },
    ]);
    expect(all.map((food) => food?.isDoubtful)).toEqual([true, true, true, true, false]);
  });

  test('gets no day to come by itself', async () => {
    const { all } = await planBy();
    expect(all.map((food) => food?.expiryDate)).toEqual([...Array(4).fill('2026-05-12'), '2027-05-12']);
    expect(all.map((food) => food?.isGuess)).toEqual([...Array(4).fill(false), true]);
    expect(all.map((food) => food?.advice)).toEqual([
      ...['do-not-eat', 'look-smell-taste', 'look-smell-taste', 'do-not-eat'],
      null,
    ]);
    expect(all[0]?.food.freezing).toEqual({ on: '2026-05-12', days: 0, isGuess: true });
    expect(all[2]?.food.freezing).toEqual(all[0]?.food.freezing);
    expect(all[4]?.food.freezing).toEqual({ on: today, days: 178, isGuess: true });
  });

  test('frozen before its day, the usual months count from that day or from the purchase', async () => {
    const { all } = await planBy(['frozen', 'before']);
    expect(all.map((food) => food?.expiryDate)).toEqual([
      '2026-08-10',
      '2026-08-10',
      '2026-08-08',
      '2026-07-11',
      '2027-05-12',
    ]);
    expect(all.every((food) => food?.isGuess)).toBe(true);
  });

  test('frozen today, what is past its use-by day stays out, as in a kitchen; raw meat too', async () => {
    const { all, questions } = await planBy(['frozen', 'today'], ['freezer-day', 'today']);
    expect(all.map((food) => food?.leftOut)).toEqual(['use-by-passed', null, null, 'use-by-passed', null]);
    expect(all.map((food) => food?.food.freezing)).toEqual(Array(5).fill({ on: today }));
    expect([all[1], all[4]].map((food) => food?.expiryDate)).toEqual(['2027-02-13', '2027-07-13']);
    // Another answer brings them back.
    expect(questions[0]?.foods).toEqual([0, 1, 2, 3]);
  });

  test('nobody puts in all the same what was frozen too late', async () => {
    const brought = await read('Name,Use by,Place,Frozen\nTrout,2026-05-12,Freezer,2026-05-13\n');
    const plan = planOf(brought, [], { ticks: new Map([[0, true]]) });
    expect(plan.find('Trout')?.leftOut).toBe('use-by-passed');
    expect(plan.questions).toEqual([]);
  });

  test('the day that a person says of one counts for it alone', async () => {
    const { all, questions } = await planBy(['frozen', 'today'], [dayOfOne(0), '2027-01-31']);
    expect(all[0]).toMatchObject({ leftOut: null, expiryDate: '2027-01-31', isDoubtful: false });
    expect(questions[0]?.foods).toEqual([1, 2, 3]);
  });

  test('is asked about where only an answer says that it stands in a freezer', async () => {
    const brought = await read('Name,Expiry,Place\nSoup,2026-05-12,Chest\n');
    expect(idsOf(planOf(brought))).toEqual(['place:chest']);
    expect(idsOf(planOf(brought, [['place:chest', 'freezer']]))).toEqual(['place:chest', 'frozen']);
  });
});

test('its words, commas and days are read', async () => {
  const plan = planOf(await read(samples.germanUtf8()));
  expect(plan.put).toHaveLength(7);
  expect(plan.find('Milch')?.food).toMatchObject({
    amount: 1500,
    unit: 'ml',
    place: 'fridge',
    labelDate: '2026-11-20',
    price: 129,
    opened: { on: '2026-11-14' },
  });
  expect(plan.find('Hackfleisch')?.food).toMatchObject({ labelDate: '2026-11-16', dateKind: 'use-by' });
  expect(plan.find('Erbsen TK')).toMatchObject({
    expiryDate: '2027-09-30',
    food: { amount: 750, unit: 'g', place: 'freezer', labelDate: '2027-09-30' },
  });
  // A price that is far from all others is asked about, and left out until somebody says otherwise.
  expect(plan.find('Nudeln')?.food).toMatchObject({ amount: 3, unit: 'pack', price: null });
  expect(plan.find('Tomaten, geschält')?.food).toMatchObject({
    description: 'mit "Stück" drin; lecker',
    labelDate: '2028-12-31',
  });
  expect(plan.find('Eier')?.food).toMatchObject({ amount: 10, unit: 'piece', labelDate: '2026-12-03' });
  expect(plan.places).toEqual([{ id: 'pantry-keller', name: 'Keller' }]);
  expect(idsOf(plan)).toEqual(['price', 'place:keller', 'freezer-day', 'undated', 'odd-price:3', 'date:4']);
});

test('a place is asked for once, and an owner alone brings new ones', async () => {
  const brought = await read(samples.germanUtf8());
  const answered = planOf(brought, [['place:keller', 'fridge']]);
  expect(answered.find('Wein')?.food.place).toBe('fridge');
  expect(answered.places).toEqual([]);
  const asMember = planOf(brought, [], { mayAddPlaces: false });
  expect(asMember.find('Wein')?.food.place).toBe('pantry');
  const cellar = { id: 'pantry-0' as never, name: 'keller' };
  const known = planOf(brought, [], { kitchen: { currency: 'EUR', places: [cellar] } });
  expect(known.find('Wein')?.food.place).toBe(cellar.id);
});

test('a place with a long name is the same place again, and others that begin like it', async () => {
  const long = 'Chest in the garage behind the old bicycles, a freezer';
  const brought = await read(`Name,Place\nPeas,"${long}"\nBread,"${long} too"\n`);
  const [place, ...more] = planOf(brought).places;
  expect(place).toMatchObject({ name: 'Chest in the garage behind the old' });
  expect(place?.id).toMatch(/^freezer-/);
  expect(more).toEqual([]);
  const again = planOf(brought, [], { kitchen: { currency: 'EUR', places: place ? [place] : [] } });
  expect(again.places).toEqual([]);
  expect(again.foods.map(({ food }) => food.place)).toEqual([place?.id, place?.id]);
});

test('more places than a kitchen has room for stay where such food usually stands', async () => {
  const rows = Array.from({ length: 30 }, (_, n) => `Rice ${n},Shelf ${n}`);
  const plan = planOf(await read(['Name,Place', ...rows].join('\n')));
  expect(plan.places).toHaveLength(20);
  expect(plan.find('Rice 19')?.food.place).toBe('pantry-shelf 19');
  expect(plan.find('Rice 29')?.food.place).toBe('pantry');
});

test('a unit that we do not know is asked for once, and the answer counts for all of it', async () => {
  const brought = await read('Name,Qty,Unit\nRice,3,Schalen\nTea,2,schalen\nSalt,3:4,\n');
  expect(idsOf(planOf(brought))).toEqual(['unit:schalen', 'undated', 'amount:2']);
  const answered = planOf(brought, [['unit:schalen', 'pack']]);
  expect(answered.foods.map(({ food }) => food.unit)).toEqual(['pack', 'pack', 'piece']);
});

test('one day after the twelfth tells the order of a column', async () => {
  const plan = planOf(await read(samples.americanCsv()));
  expect(plan.put.map(({ food }) => food.title)).toEqual([
    'Milk',
    'Ground beef',
    'Chicken thighs',
    'Black beans',
    'Eggs',
    'Cookies, homemade',
    'Soup',
  ]);
  expect(plan.find('Milk')?.food).toMatchObject({ amount: 3785, unit: 'ml', labelDate: '2026-11-20' });
  expect(plan.find('Ground beef')?.food).toMatchObject({ amount: 680.388, unit: 'g', dateKind: 'use-by' });
  expect(plan.find('Chicken thighs')).toMatchObject({
    expiryDate: '2027-02-03',
    food: { amount: 1000, unit: 'g', place: 'freezer' },
  });
  expect(plan.find('Black beans')?.food).toMatchObject({ amount: 6, labelDate: '2028-01-31' });
  expect(plan.find('Eggs')?.food).toMatchObject({ amount: 12, unit: 'piece', labelDate: '2026-12-03' });
  expect(plan.find('Cookies, homemade')?.food).toMatchObject({ amount: 20, place: 'pantry' });
  expect(plan.find('Soup')?.food).toMatchObject({ labelDate: '2026-11-30', place: 'freezer' });
  expect(plan.foods.flatMap(({ leftOut }) => leftOut ?? [])).toEqual(['no-name', 'total']);
});

test('where nothing tells the order, it is asked for once', async () => {
  const brought = await read('Item,Best by\nMilk,02/03/2027\nButter,04/05/2027\n');
  const first = planOf(brought);
  expect(idsOf(first)).toEqual(['order']);
  expect(first.foods.map(({ food }) => food.labelDate)).toEqual(['2027-03-02', '2027-05-04']);
  const other = planOf(brought, [['order', 'month-first']]);
  expect(other.foods.map(({ food }) => food.labelDate)).toEqual(['2027-02-03', '2027-04-05']);
});

test.each([
  ['1900', samples.workbook1900],
  ['1904', samples.workbook1904],
])(
  'a workbook that counts from %s on has the same days, and its codes get their zeros back',
  async (_, file) => {
    const plan = planOf(await read(file()));
    expect(plan.find('Milk')?.food).toMatchObject({
      amount: 1500,
      unit: 'ml',
      labelDate: '2026-11-20',
      barcode: '04006381333931',
    });
    expect(plan.find('Peas')?.food).toMatchObject({ barcode: '00012345678905', place: 'freezer' });
    // Its date is #N/A, and its amount a formula.
    expect(plan.find('Noodles')?.food).toMatchObject({ amount: 3, place: 'pantry' });
  },
);

test('the file of EverShelf', async () => {
  const brought = await read(samples.everShelf());
  const plan = planOf(brought);
  expect(brought.source).toBe('evershelf');
  expect(plan.put).toHaveLength(20);
  expect(plan.find('=1+1 soup')?.food).toMatchObject({ amount: 1, unit: 'pack', place: 'pantry' });
  expect(plan.find('Butter')?.food).toMatchObject({ amount: 250, unit: 'g', category: 'Dairy' });
  expect(plan.find('Whole milk')?.food).toMatchObject({ barcode: '04006381333931', description: 'Alpine' });
  expect(plan.find('Tuna in olive oil')?.food).toMatchObject({ amount: 3, unit: 'pack' });
  expect(idsOf(plan)).toEqual(['undated']);
});

test('the answers of Grocy’s API', async () => {
  const brought = await readTexts(
    grocyAnswers().map((document) => JSON.stringify(document)),
    reader,
  );
  expect(brought).toMatchObject({
    source: 'grocy',
    leftBehind: [{ what: 'recipes', count: 1 }, { count: 2 }],
  });
  expect(brought.foods).toHaveLength(63);
  expect(new Set(brought.foods.map(({ place }) => place?.name)).size).toBe(6);
  const plan = planOf(brought);
  const all = plan.foods;
  expect(all.filter(({ food }) => food.labelDate === null)).toHaveLength(5);
  expect(all.filter(({ food }) => food.dateKind === 'use-by' && food.labelDate)).toHaveLength(7);
  expect(all.filter(({ food }) => food.opened)).toHaveLength(4);
  expect(all.filter(({ food }) => food.freezing && !food.freezing.thawed)).toHaveLength(9);
  expect(all.filter(({ expiryDate }) => expiryDate !== null && expiryDate < today)).toHaveLength(7);
  expect(all[0]?.food).toMatchObject({ title: 'Whole milk', amount: 500, unit: 'ml' });
  expect(plan.find('Butter')?.food).toMatchObject({ amount: 250, unit: 'g' });
  expect(plan.find('Parmesan, 24 months')?.food.price).toBe(457);
  expect(plan.find('Dishwasher tablets')?.leftOut).toBe('not-food');
  expect(plan.put).toHaveLength(62);
  expect(plan.history.filter(({ outcome }) => outcome === 'eaten')).toHaveLength(8);
  expect(plan.history.filter(({ outcome }) => outcome === 'wasted')).toHaveLength(4);
});

test('a part of Grocy says what else to choose', async () => {
  const due = { due_products: [{ product_id: 1 }], overdue_products: [] };
  const isUnits = ([first]: unknown[]) => 'name_plural' in Object(first);
  const withoutUnits = grocyAnswers().filter((table) => !isUnits(table));
  const [stock] = withoutUnits;
  expect(withoutUnits).toHaveLength(grocyAnswers().length - 1);
  for (const documents of [[due], withoutUnits, [stock]])
    expect(await refusalOf(...documents.map((document) => JSON.stringify(document)))).toBe(
      'grocy-incomplete',
    );
});

test('of Homebox, only what a tag calls food', async () => {
  const plan = planOf(await read(samples.homebox()));
  expect(plan.find('Tinned tomatoes')).toMatchObject({
    leftOut: null,
    food: { amount: 6, price: 534, labelDate: '2028-03-29', barcode: '08000070025400' },
  });
  expect(plan.find('Chest freezer')?.leftOut).toBe('not-marked-as-food');
  expect(plan.put).toHaveLength(2);
});

test('the inventory of Tandoor, and the names that KitchenOwl knows', async () => {
  const entry = {
    id: 2,
    inventory_location: { id: 2, name: 'Freezer', is_freezer: true },
    sub_location: 'drawer 2',
    food: { id: 20, name: 'Peas', supermarket_category: null },
    unit: { id: 2, name: 'g' },
    amount: 450,
    expires: '2027-09-01',
    note: null,
    created_at: '2026-11-10T08:00:00+01:00',
  };
  const tandoor = planOf(await read(JSON.stringify({ count: 1, next: null, results: [entry] })));
  expect(tandoor.foods).toMatchObject([
    {
      expiryDate: '2027-09-01',
      food: {
        ref: 'tandoor:2',
        title: 'Peas',
        amount: 450,
        unit: 'g',
        place: 'freezer',
        description: 'drawer 2',
      },
    },
  ]);
  const owl = {
    name: 'Home',
    shoppinglists: ['Party'],
    recipes: [{}],
    items: [{ name: 'Milk' }, { name: 'Rice' }],
  };
  const names = planOf(await read(JSON.stringify(owl)));
  expect(names.foods.map(({ leftOut }) => leftOut)).toEqual(['only-a-name', 'only-a-name']);
});

const mealieEntry = { shoppingListId: 'a', checked: false, display: '2 litres milk', note: '', quantity: 2 };
const milkInMealie = {
  ...mealieEntry,
  ...{ food: { name: 'milk' }, unit: { name: 'litre' }, label: { name: 'Dairy' } },
};
const candles = {
  ...mealieEntry,
  quantity: 1,
  note: 'birthday candles',
  food: null,
  unit: null,
  label: null,
};

test.each([
  ['a list of Mealie', 'mealie', { name: 'Weekly', listItems: [milkInMealie, candles] }],
  ['a page of what is on the lists of Mealie', 'mealie', { page: 1, items: [milkInMealie, candles] }],
  [
    'the lists of KitchenOwl',
    'kitchenowl',
    [
      {
        ...{ id: 1, name: 'Default' },
        items: [
          { id: 7, name: 'milk', description: '2 l' },
          { id: 8, name: 'birthday candles', description: 'the small ones' },
        ],
        recentItems: [],
      },
    ],
  ],
  [
    'a list of Bring!',
    'text',
    {
      ...{ uuid: 'a', status: 'SHARED' },
      purchase: [{ specification: '2 l', name: 'milk' }],
      recently: [{ specification: '', name: 'birthday candles' }],
    },
  ],
])('%s has names and amounts to choose from', async (_, source, content) => {
  const brought = await read(JSON.stringify(content));
  expect(brought.source).toBe(source);
  const { foods } = planOf(brought);
  expect(foods).toMatchObject([
    { leftOut: 'only-a-name', food: { title: 'milk', amount: 2000, unit: 'ml' } },
    { leftOut: 'only-a-name', food: { title: 'birthday candles', amount: 1 } },
  ]);
});

test.each([
  ['Mealie, as Markdown', '# Dairy\n- [ ] 2 litres milk\n- [x] 250 g butter\n\n# Bakery\n- [ ] 1 bread\n'],
  ['Mealie, as text', '[Dairy]\n2 litres milk\n250 g butter\n\n[Bakery]\n1 bread\n'],
  ['Bring!', 'Shopping list "Home":\n- Milk (2 l)\n- Butter (250 g)\n- Bread\n'],
  ['KitchenOwl and notes', '• milk 2 l\n• butter 250 g\n• bread\n'],
])('a list that was copied from %s', async (_, text) => {
  const { put } = planOf(await read(text));
  expect(put.map(({ food }) => [food.title.toLowerCase(), food.amount])).toEqual([
    ['milk', 2000],
    ['butter', 250],
    ['bread', 1],
  ]);
});

test('a list in the words of a person', async () => {
  const plan = planOf(await read(samples.list()));
  expect(plan.put.map(({ food }) => food.title)).toEqual([
    'Milk',
    'Butter',
    'Minced beef',
    'Eggs',
    'Bread',
    'Cheese',
  ]);
  expect(plan.find('Minced beef')?.food).toMatchObject({
    amount: 500,
    labelDate: '2026-11-16',
    dateKind: 'use-by',
  });
  expect(plan.find('Cheese')?.food.opened).toBeTruthy();
});

test('of a long history the newest comes along, and no row that nobody could keep', async () => {
  const brought = await readTexts(
    grocyAnswers().map((document) => JSON.stringify(document)),
    reader,
  );
  const [event] = brought.history;
  if (!event) throw new Error('Grocy has a history');
  const on = (date: string) => ({ ...event, on: calendarDate(date) });
  const years = Array.from({ length: EVENTS_PER_IMPORT }, (_, at) =>
    on(at % 2 === 0 ? '2024-05-01' : '2025-05-01'),
  );
  const odd = [on('1899-12-31'), on('2027-01-01'), { ...event, amount: 1e9 }, { ...event, title: '\0' }];
  const { history } = planOf({ ...brought, history: [on('2023-01-01'), ...odd, ...years, on('2026-11-14')] });
  expect(history).toHaveLength(EVENTS_PER_IMPORT);
  expect(history.map(({ on: day }) => day).toSorted()).toEqual(
    [...years.map(({ on: day }) => day), '2026-11-14'].toSorted().slice(1),
  );
});

test('what is in the kitchen is not put in again', async () => {
  const brought = await read(
    'Name,Expiry,Barcode\nMilk,2026-11-20,\nMilk,2026-11-20,\nOats,2027-01-01,5901234123457\n',
  );
  const here = {
    foods: [
      { title: 'milk', expiryDate: calendarDate('2026-11-20'), labelDate: calendarDate('2026-11-20') },
      { title: 'Porridge', expiryDate: calendarDate('2027-01-01'), labelDate: calendarDate('2027-01-01') },
    ],
    references: new Set<string>(),
    products: new Map([['05901234123457', 'Porridge']]),
  };
  const plan = planOf(brought, [], { here });
  expect(plan.foods.map(({ leftOut }) => leftOut)).toEqual(['already-here', null, 'already-here']);
  const refs = new Set(planOf(brought).foods.map(({ food }) => food.ref));
  expect(refs.size).toBe(3);
  const again = planOf(brought, [], { here: { ...here, foods: [], references: refs } });
  expect(again.put).toEqual([]);
  // The first Milk came by an import. What stands there is that one, and the second is new.
  const [first = ''] = refs;
  const second = planOf(brought, [], { here: { ...here, references: new Set([first]) } });
  expect(second.foods.map(({ leftOut }) => leftOut)).toEqual(['already-here', null, 'already-here']);
});

const cellar = { id: 'pantry-1b671a64-40d5-491e-99b0-da01ff1f3341' as const, name: 'Cellar' };
const ownKitchen = { currency: 'EUR', places: [cellar] };
const ownItems: ImportedFood[] = [
  {
    ...{
      ref: 'crisper:1',
      title: '=1+1 soup',
      category: 'Others',
      amount: 250,
      amountStart: 500,
      unit: 'g',
    },
    ...{ place: cellar.id, labelDate: calendarDate('2026-12-01'), dateKind: 'use-by', price: 199 },
    opened: { on: calendarDate('2026-11-10'), days: 3 },
    ...{
      addedOn: calendarDate('2026-11-01'),
      barcode: '04006381333931',
      description: '\'quoted\', "here"\nsecond line\tand a tab',
    },
  },
  {
    ...{
      ref: 'crisper:2',
      title: 'Peas',
      category: 'Vegetable',
      amount: 1,
      unit: 'pack',
      place: 'freezer',
    },
    ...{
      labelDate: calendarDate('2027-01-01'),
      dateKind: 'estimate',
      price: null,
      addedOn: null,
      barcode: null,
    },
    estimated: { days: 60, source: 'kitchen', times: 3 },
    freezing: { on: calendarDate('2026-11-02'), days: 240, daysLeft: 60, time: 1, thawed: null },
    description: '',
  },
  {
    ...{ ref: 'crisper:3', title: 'Salt', category: 'Others', amount: 1, unit: 'piece', place: 'pantry' },
    ...{ labelDate: null, price: null, addedOn: null, barcode: null, description: '' },
  },
  {
    ...{
      ref: 'crisper:4',
      title: 'Mystery',
      category: 'Others',
      amount: 680.388,
      unit: 'g',
      place: 'fridge',
    },
    ...{ price: null, addedOn: null, barcode: null, description: '' },
  },
];

const ownJson = {
  ...{ format: 'crisper-kitchen', version: 1, kitchen: { name: 'Home', currency: 'EUR' } },
  ...{ places: ownKitchen.places, items: ownItems, history: [], lists: [], recipes: [] },
};

test.each<[string, () => BlobPart]>([
  ['CSV', () => toCsv(ownTable(ownItems, ownKitchen))],
  ['JSON', () => JSON.stringify(ownJson)],
  ['a workbook that LibreOffice has saved', workbookByLibreOffice],
  ['CSV that LibreOffice has saved', csvByLibreOffice],
])('what Crisper gave out comes back as it was, as %s', async (_, file) => {
  const withoutNothing = (food: ImportedFood) =>
    Object.fromEntries(Object.entries(food).filter(([, value]) => value !== undefined && value !== null));
  const plan = planOf(await read(file()), [], { kitchen: ownKitchen });
  expect(plan.questions).toEqual([]);
  expect(plan.foods.map(({ food }) => ({ ...withoutNothing(food), labelDate: food.labelDate }))).toEqual(
    ownItems.map((food) => expect.objectContaining({ ...withoutNothing(food), labelDate: food.labelDate })),
  );
});

test('what Crisper gave out comes back as it was from a workbook as well', async () => {
  const plan = planOf(await read(samples.ownWorkbook()));
  expect(plan.questions).toEqual([]);
  expect(plan.foods.map(({ food }) => food)).toMatchObject([
    {
      ...{ ref: 'crisper:1', title: '=1+1 soup', amount: 0.5, amountStart: 1, unit: 'ml', place: 'fridge' },
      ...{ labelDate: '2026-12-01', dateKind: 'use-by', price: 199, barcode: '04006381333931' },
      description: 'From Ben,\n"best" of _x0041_',
    },
  ]);
});

test('what LibreOffice saved of it with German commas, or Excel with its own days, is the same', async () => {
  const saved = (date: string, amount: string) =>
    [
      'Title;Amount;Unit;Place;Kept in;Label date;Date kind;Price;Currency;Barcode;Reference',
      `Oats;${amount};g;;pantry;${date};best-before;1,99;EUR;4006381333931;crisper:1`,
      'Bread;2;;;;;;;;;',
      ';3;;;;;;;;;',
    ].join('\r\n');
  for (const [date, amount] of [
    ['2027-01-31', '0,5'],
    ['31.01.2027', '0.5'],
    ['1/31/2027', '0,5'],
  ] as const) {
    const plan = planOf(await read(saved(date, amount)));
    expect(plan.find('Oats')?.food).toMatchObject({
      ...{ ref: 'crisper:1', amount: 0.5, labelDate: '2027-01-31', price: 199, barcode: '04006381333931' },
    });
    // Written below by a person.
    expect(plan.find('Bread')).toMatchObject({ leftOut: null, food: { amount: 2, unit: 'piece' } });
    expect(plan.foods.map(({ leftOut }) => leftOut)).toEqual([null, null, 'no-name']);
  }
});

test('an amount that a spreadsheet took for thousands refuses nothing', async () => {
  const headings = 'Title,Amount,Kept in,Date kind,Amount at first,Reference';
  const plan = planOf(await read(`${headings}\nOats,1234567,pantry,,12345678,crisper:1`));
  expect(plan.find('Oats')?.food).toMatchObject({ amount: 1_000_000, amountStart: 1_000_000 });
});

test('a thousand rows', async () => {
  const rows = Array.from(
    { length: 1000 },
    (_, n) => `Soup ${n},${(n % 9) + 1},2027-0${(n % 9) + 1}-15,Pantry`,
  );
  expect(planOf(await read(['Name,Qty,Expiry,Place', ...rows].join('\n'))).put).toHaveLength(1000);
});

test('files that are none of these are refused, whatever they are called', async () => {
  const rows = Array.from({ length: 5001 }, (_, n) => `Soup ${n},1`);
  expect(await refusalOf(['Name,Qty', ...rows].join('\n'))).toBe('too-many');
  expect(await refusalOf(rows.map((row) => row.replace(',1', '')).join('\n'))).toBe('too-many');
  expect(await refusalOf('%PDF-1.7\n…')).toBe('pdf');
  expect(await refusalOf('\u0000\u0001\u0002')).toBe('binary');
  expect(await refusalOf('')).toBe('nothing');
  expect(await refusalOf('<!doctype html><p>milk')).toBe('web-page');
  expect(await refusalOf('BEGIN:VCALENDAR\r\nSUMMARY:Product due: Whole milk\r\n')).toBe('calendar');
  expect(await refusalOf(storedZip([{ name: 'Soup.paprikarecipe', content: new Blob() }]))).toBe('recipes');
  expect(await refusalOf('{"a":1}')).toBe('unknown-json');
  expect(await refusalOf('{"a":')).toBe('damaged');
  expect(await refusalOf(JSON.stringify({ '@type': 'Recipe', name: 'Soup' }))).toBe('recipes');
  expect(await refusalOf(JSON.stringify({ format: 'crisper-kitchen', version: 2 }))).toBe('newer-crisper');
  expect(await refusalOf(samples.workbook1900().slice(0, 900))).toBe('damaged');
});
