import { expect, test } from 'vitest';
import { calendarDate as date } from '#calendar-date.ts';
import { formulaSafe, toCsv, withoutSafety } from './csv.ts';
import { type CompleteFood, type ImportedFood, importedFood } from './imported-food.ts';
import { isOwnTable, OWN_COLUMNS, ownRow, ownTable } from './own-table.ts';

const cellar = { id: 'pantry-0198c0de-0000-7000-8000-00000000ce11', name: 'Cellar' } as const;
const kitchen = { currency: 'EUR', places: [cellar] };
const headers = OWN_COLUMNS.map(({ header }) => header);

const plain = {
  ref: 'crisper:0198c0de-0000-7000-8000-00000000f00d',
  title: 'Oats',
  category: 'Others',
  amount: 500,
  amountStart: 500,
  unit: 'g',
  place: 'pantry',
  labelDate: date('2027-01-31'),
  dateKind: 'best-before',
  opened: null,
  freezing: null,
  addedOn: date('2026-11-18'),
  price: 129,
  barcode: '00012345678905',
  description: '',
  image: null,
} as const satisfies CompleteFood;

/** Nothing in it is what stands there where nothing is said. */
const full: CompleteFood = {
  ...{ ref: plain.ref, title: 'Oat milk', category: 'Beverages', amount: 750, unit: 'ml' },
  ...{ place: cellar.id, price: 249, description: 'Behind the jam', image: 'https://example.com/milk.webp' },
  ...{ labelDate: date('2027-01-31'), dateKind: 'use-by' },
};

const frozen = { on: date('2026-11-01'), days: 90, daysLeft: 3, time: 2, thawed: null } as const;

test.each<[string, ImportedFood]>([
  ['with everything that can be said of it', full],
  ['with a date', plain],
  ['that is use by', { ...plain, dateKind: 'use-by' }],
  ['that needs no date', { ...plain, labelDate: null }],
  ['of which nobody knows the date', { ...plain, labelDate: undefined }],
  [
    'whose date was guessed',
    { ...plain, dateKind: 'estimate', estimated: { days: 7, source: 'kitchen', times: 3 } },
  ],
  [
    'that was guessed to keep',
    { ...plain, labelDate: null, dateKind: 'estimate', estimated: { days: null, source: 'own' } },
  ],
  ['that is open', { ...plain, opened: { on: date('2026-11-17'), days: 3 } }],
  ['whose opening does not matter', { ...plain, opened: { on: date('2026-11-17'), days: null } }],
  ['that is frozen', { ...plain, place: 'freezer', freezing: frozen }],
  [
    'that was frozen nobody knows when',
    { ...plain, place: 'freezer', freezing: { ...frozen, isGuess: true } },
  ],
  ['that was thawed', { ...plain, freezing: { ...frozen, thawed: { on: date('2026-11-17'), days: 2 } } }],
  ['in a place of its own', { ...plain, place: cellar.id }],
  ['without a price', { ...plain, price: null, barcode: null }],
  ['with a description', { ...plain, title: '=1+1 soup', description: '=HYPERLINK("x"), "best"' }],
])('food %s comes back out of our own table without a difference', (_, food) => {
  const [first, row = []] = ownTable([food], kitchen);
  expect(first).toEqual(headers);
  expect(isOwnTable(headers)).toBe(true);
  const cells = Object.fromEntries(headers.map((header, at) => [header, String(row[at] ?? '')]));
  const read = ownRow(cells);
  const place = read?.place?.name === cellar.name ? cellar.id : (read?.place?.kind ?? 'fridge');
  const back =
    read &&
    importedFood(
      { ...read, ref: read.ref ?? '' },
      { place, category: read.category ?? 'Others', currency: 'EUR' },
    );
  const nothing = { opened: null, freezing: null, addedOn: null, barcode: null };
  expect({ ...nothing, ...defined(back ?? {}) }).toEqual({ ...nothing, ...defined(food) });
});

const defined = (object: object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

test('a row without a title is no food, and one that somebody wrote below ours is', () => {
  expect(ownRow({ Title: '', Reference: 'a', Amount: '1' })).toBeNull();
  expect(ownRow({ Title: 'Oats' })).toMatchObject({ title: 'Oats', amount: 1, ref: null });
});

test('a comma before the decimals is read as well', () => {
  expect(ownRow({ Title: 'Oats', Amount: '0,5', Price: '1,99' })).toMatchObject({ amount: 0.5, price: 1.99 });
});

test.each(['=1+1', '+1', '-1', '@a', "'quoted'", '\tx', '\rx', 'plain', '', "a'b"])(
  'no spreadsheet runs %j, and it is itself again afterwards',
  (text) => {
    expect(formulaSafe(text)).not.toMatch(/^[=+\-@\t\r]/);
    expect(withoutSafety(formulaSafe(text))).toBe(text);
  },
);

test('CSV has a mark for its encoding, ends its lines as the RFC says, and quotes what needs it', () => {
  expect(
    toCsv([
      ['a', 'b,"c"'],
      ['=1', 2.5],
      [null, 'x\ny'],
      [1.999, 1299],
    ]),
  ).toBe('\uFEFFa,"b,""c"""\r\n\'=1,2.5\r\n,"x\ny"\r\n1.9990,1299\r\n');
});
