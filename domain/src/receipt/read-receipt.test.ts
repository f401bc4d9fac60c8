import { receiptWords } from '@crisper/texts/all/receipt-words.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { receiptExamples } from './examples/all.ts';
import { linesOf, PRINTS, type ReceiptExample } from './examples/example.ts';
import { readReceipt } from './read-receipt.ts';
import type { PrintedLine, ReceiptRow } from './receipt.ts';

const reader = { today: calendarDate('2026-11-17'), order: null, words: receiptWords, names: foodNames };

const read = (text: string) =>
  readReceipt(
    text
      .trim()
      .split('\n')
      .map((line) => ({ text: line.trim(), confidence: 90 })),
    reader,
  );

/** How many letters have to change to make one of the other. */
function changes(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [down, letter] of Array.from(one).entries()) {
    const row = [down + 1];
    for (const [across, wanted] of Array.from(other).entries()) {
      const [left = 0, up = 0, before = 0] = [row[across], above[across + 1], above[across]];
      row.push(Math.min(left + 1, up + 1, before + Number(letter !== wanted)));
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}

const isLike = (one: string, other: string) =>
  1 - changes(one.toLowerCase(), other.toLowerCase()) / Math.max(one.length, other.length) >= 0.85;

/** The items of which name, amount and price are right. */
function rightOf({ items }: ReceiptExample, rows: readonly ReceiptRow[]) {
  return items.filter(([title, quantity, measure, cents]) =>
    rows.some(
      (row) =>
        isLike(row.read, title) &&
        row.price === cents &&
        row.quantity.value === quantity &&
        row.quantity.measure === measure,
    ),
  );
}

const readPrint = (example: ReceiptExample, print: (typeof PRINTS)[number]) =>
  readReceipt(linesOf(example.prints[print]), reader);

describe.each(receiptExamples)('the receipt $layout', (example) => {
  test.each(PRINTS)('is read when it is %s', (print) => {
    const { rows, date } = readPrint(example, print);
    const right = rightOf(example, rows);
    expect(right.length).toBeGreaterThanOrEqual(example.items.length * (print === 'poor' ? 0.8 : 0.95));
    expect(rows.length).toBeLessThanOrEqual(example.items.length + 1);
    if (example.date && print !== 'poor') expect(date).toBe(example.date);
  });
});

test.each([
  ['clean', 0.95],
  ['scan', 0.95],
  ['photo', 0.95],
  ['poor', 0.85],
] as const)('of all items on %s receipts, a share of %d is right', (print, share) => {
  const all = receiptExamples.reduce((sum, { items }) => sum + items.length, 0);
  const right = receiptExamples.reduce(
    (sum, example) => sum + rightOf(example, readPrint(example, print).rows).length,
    0,
  );
  expect(right / all).toBeGreaterThanOrEqual(share);
});

test('a row may have its amount, its unit price and its price on a second line', () => {
  const { rows, problem } = read(`
    THE GROCER
    VINE TOMATOES
      0.742 kg x 3.99/kg    2.96
    OATS                    1.20
    TOTAL                   4.16`);
  expect(rows).toMatchObject([
    { title: 'Vine tomatoes', amount: { amount: 742, unit: 'g' }, price: 296, doubt: null },
    { title: 'Oats', price: 120 },
  ]);
  expect(problem).toBeNull();
});

test('a name may stand above the line with its code and its price', () => {
  const { rows } = read(`
    SOUR CREAM
    4011230098211     1.99 A
    BUTTER
    4011230098212     2.49 A
    TOTAL             4.48`);
  expect(rows.map(({ read: name, price }) => [name, price])).toEqual([
    ['SOUR CREAM', 199],
    ['BUTTER', 249],
  ]);
});

test('the figures say whether an amount belongs to the row above or below it', () => {
  const above = read('MILK 1.00\nLIMES 1.16\n4 @ 0.29\nHAM 2.00\nTOTAL 4.16');
  const below = read('MILK 1.00\n4 @ 0.29\nLIMES 1.16\nHAM 2.00\nTOTAL 4.16');
  for (const { rows } of [above, below])
    expect(rows.map(({ read: name, quantity }) => [name, quantity.value])).toEqual([
      ['MILK', 1],
      ['LIMES', 4],
      ['HAM', 1],
    ]);
});

test('in columns of amount, price of one and price, the amount is proved', () => {
  const { rows } = read('2 x GREEK YOGURT 1.95 3.90\n1 x RICE 2.10 2.10\nSUM TOTAL 6.00');
  expect(rows[0]).toMatchObject({ read: 'GREEK YOGURT', quantity: { value: 2 }, price: 390, doubt: null });
});

test('how much there is in a pack is no price of one', () => {
  const { rows } = read('SKIM MILK 1.13L 1.20\nEGGS 2.00\nTOTAL 3.20');
  expect(rows[0]).toMatchObject({ read: 'SKIM MILK 1.13L', quantity: { value: 1 }, price: 120 });
});

test('a weight of three decimals before a name was weighed', () => {
  const { rows } = read('0.315kg COURGETTE 0.69\nEGGS 2.00\nTOTAL 2.69');
  expect(rows[0]).toMatchObject({ read: 'COURGETTE', amount: { amount: 315, unit: 'g' }, price: 69 });
});

test('a number is part of a name where the shop prints no amounts before names', () => {
  const { rows } = read('7 UP 2L 1.75\nBREAD 1.20\nMILK 1.10\nTOTAL 4.05');
  expect(rows[0]).toMatchObject({ read: '7 UP 2L', quantity: { value: 1 } });
});

test('what costs as much as all rows before it is their sum, whatever it is called', () => {
  const { rows, total, problem } = read(
    'MILK 3.89\nEGGS 4.25\nLIMES 1.98\nBREAD 4.75\nMDSE TTL 14.87\nND LEVY 0.56\nGESAMMT 15.43',
  );
  expect(rows.map(({ read: name }) => name)).toEqual(['MILK', 'EGGS', 'LIMES', 'BREAD']);
  expect({ total, problem }).toEqual({ total: 1487, problem: null });
});

test('a food may be called like a sum', () => {
  const { rows } = read('TOTAL 0% GREEK YOGURT 2.50\nMILK 1.10\nTOTAL 3.60');
  expect(rows.map(({ read: name }) => name)).toEqual(['TOTAL 0% GREEK YOGURT', 'MILK']);
});

test('what is taken off belongs to the row above it', () => {
  const { rows, problem } = read('COFFEE 5.00\nMultibuy discount -1.50\nMILK 1.10\nTOTAL 4.60');
  expect(rows).toMatchObject([
    { price: 500, off: 150 },
    { price: 110, off: 0 },
  ]);
  expect(problem).toBeNull();
});

test('what is not food is told from food that is called like it', () => {
  const { rows } = read(
    'CARRIER BAG 0.30\nTEA BAGS 80 2.20\nDISH SOAP 1.50\nSPONGE CAKE 2.00\nBOTTLE DEPOSIT 0.25\nTOTAL 6.25',
  );
  expect(rows.map(({ isFood }) => isFood)).toEqual([false, true, false, true, false]);
});

test('one price that could not be read is the amount that is missing', () => {
  const { rows, sum, total, problem } = read('TOMATOES 2.49\nCHEESE\nEGGS 3.29\nTOTAL 7.28');
  expect(rows[1]).toMatchObject({ title: 'Cheese', price: null, doubt: 'no_price' });
  expect({ sum, total, problem }).toEqual({ sum: 578, total: 728, problem: { missing: 150, suspect: 1 } });
});

test('a heading is no row where the prices add up', () => {
  const { rows } = read('TOMATOES 2.49\nFROM OUR COUNTER\nEGGS 3.29\nTOTAL 5.78');
  expect(rows.map(({ read: name }) => name)).toEqual(['TOMATOES', 'EGGS']);
});

test('one digit that was taken for another is mended by the sum, and stays in doubt', () => {
  const { rows, problem } = read('TOMATOES 2.41\nEGGS 8.25\nBREAD 1.22\nTOTAL 6.88');
  expect(rows[1]).toMatchObject({ price: 325, doubt: 'price_mended' });
  expect(problem).toBeNull();
});

test('it is mended by its amount as well', () => {
  const { rows } = read('BLACK BEANS 2.87\n3 @ 0.69\nMILK 1.10');
  expect(rows[0]).toMatchObject({ quantity: { value: 3 }, price: 207, doubt: 'price_mended' });
});

test('a sum that nothing explains is said, with nobody under suspicion', () => {
  const { rows, problem } = read('TOMATOES 2.22\nEGGS 3.22\nTOTAL 9.99');
  expect(rows.every(({ doubt }) => doubt === null)).toBe(true);
  expect(problem).toEqual({ missing: 455, suspect: null });
});

test('without a total there is nothing to compare with', () => {
  expect(read('TOMATOES 2.49\nEGGS 3.29')).toMatchObject({ sum: 578, total: null, problem: null });
});

test.each([
  ['SSM 2L 1.45', 'Semi skimmed milk', { amount: 2000, unit: 'ml' }],
  ['GRK YOGH 4X150G 2.99', 'Greek yoghurt', { amount: 4, unit: 'piece' }],
  ['ORG LG EGGS 12CT 3.99', 'Organic large eggs', { amount: 12, unit: 'piece' }],
  ['Sauerkraut mild 1,29', 'Sauerkraut mild', { amount: 1, unit: 'piece' }],
])('%s is titled %s', (line, title, amount) => {
  expect(read(line).rows[0]).toMatchObject({ title, amount });
});

test('headings of columns are no rows, and the columns say how much there is', () => {
  const { rows, printed, problem } = read(`
    Désignation            Qté    P.U.   Montant
    OEUFS PLEIN AIR         1     3,90      3,90
    FROMAGE DE CHEVRE       2     2,80      5,60
    CAROTTES VRAC          1,2kg  1,75      2,10
    NET A PAYER                          11,60 €
    ESPECES                              20,00
    RENDU                                 8,40`);
  expect(
    rows.map(({ read: name, quantity, price }) => [name, quantity.value, quantity.measure, price]),
  ).toEqual([
    ['OEUFS PLEIN AIR', 1, null, 390],
    ['FROMAGE DE CHEVRE', 2, null, 560],
    ['CAROTTES VRAC', 1.2, 'kilogram', 210],
  ]);
  expect({ printed, problem }).toEqual({ printed: 1160, problem: null });
});

test('numbers before the rows are not how many there are', () => {
  const { rows } = read(
    '1 1101 ATTA 5KG 1 265.00 265.00\n2 0401 MILK 500ML 4 24.00 96.00\n3 0702 TOMATO 0.750 40.00 30.00\nTOTAL 391.00',
  );
  expect(rows.map(({ read: name, amount }) => [name, amount.amount, amount.unit])).toEqual([
    ['ATTA 5KG', 5000, 'g'],
    ['MILK 500ML', 4, 'pack'],
    ['TOMATO', 750, 'g'],
  ]);
});

test('the sum that is quoted is the printed one, or what was paid less the change', () => {
  expect(read('MILK 1.00\nHAM 2.00\nSUBTOTAL 3.00\nTAX 0.30\nTOTAL 3.30')).toMatchObject({
    total: 300,
    printed: 330,
  });
  expect(read('MILK 1.00\nHAM 2.00\nCASH 5.00\nCHANGE 2.00').printed).toBe(300);
});

test('a row without which the sum is right is marked', () => {
  const { rows } = read('MILK 1.00\nGOLD CIRCLE 2.50\nHAM 2.00\nTOTAL 3.00');
  expect(rows.map(({ doubt }) => doubt)).toEqual([null, 'maybe_no_row', null]);
});

test('deposits, bags and soap of other countries are no food', () => {
  const { rows } = read('Vollmilch 1,29\nPfand 0,25\nTragetasche 0,20\nSpüli 0,95\nSUMME 2,69');
  expect(rows.map(({ isFood }) => isFood)).toEqual([true, false, false, false]);
});

test('letters that were taken for digits are mended in the title, and the row is marked', () => {
  const { rows } = read('SM0KED BAC0N 3.25\nEGGS 2.00\nTOTAL 5.25');
  expect(rows[0]).toMatchObject({ title: 'Smoked bacon', doubt: 'title_unsure' });
});

test.each([
  ['Milch 1,29 EUR\nSUMME EUR 1,29', 'EUR'],
  ['MILK 1.29\nTO PAY £1.29', 'GBP'],
  ['ATTA 265.00\nNET AMOUNT Rs 265.00', 'INR'],
  ['MILK 1.29\nTOTAL $1.29', null],
])('%j is in %s', (text, currency) => {
  expect(read(text).currency).toBe(currency);
});

test.each([
  ['MILK 1.10\n17 Nov 2026 09:03', '2026-11-17'],
  ['LAIT 1,10\nsamedi 7 novembre 2026 11:31', '2026-11-07'],
  ['MILK 1.10\nNov 12, 2026 5:41 PM', '2026-11-12'],
])('%j is of %s', (text, day) => {
  expect(read(text).date).toBe(day);
});

test('the receipt of another language keeps what could be read', () => {
  const { rows, total, problem } = read(
    'BIO MARKT\nVollmilch 3,8%     1,19 B\nBrötchen           0,45 B\n  3 x 0,15\nSUMME   EUR   1,64',
  );
  expect(rows.map(({ read: name, quantity, price }) => [name, quantity.value, price])).toEqual([
    ['Vollmilch 3,8%', 1, 119],
    ['Brötchen', 3, 45],
  ]);
  expect({ total, problem }).toEqual({ total: 164, problem: null });
});

test('a picture of a cat has no rows', () => {
  expect(read('~ vy\n|| oo a\n= == Nn ~\nee')).toMatchObject({ shop: null, rows: [], total: null });
});

test('nobody shops in the future, so 11/12 is a day in November', () => {
  expect(read('MILK 1.10\n11/12/2026 18:22').date).toBe('2026-11-12');
  expect(read('MILK 1.10\n12/11/2026 18:22').date).toBe('2026-11-12');
});

test('any text comes to rows whose figures are sound', () => {
  const piece = fc.constantFrom(
    ...[
      'MILK',
      '2',
      'x',
      '@',
      '1.29',
      '0,866',
      'kg',
      '/kg',
      '-',
      '$',
      'TOTAL',
      'TAX',
      '|',
      'savings',
      '12PK',
    ],
    ...['007874235186', 'O.5@', '\u{1F408}', 'F', '££', '1.2.3', '99999.99', '0.00', '\u0000'],
  );
  const line = fc.record({
    text: fc.oneof(
      fc.array(piece, { maxLength: 6 }).map((words) => words.join(' ')),
      fc.string(),
    ),
    confidence: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines: PrintedLine[]) => {
      const { rows, sum, total } = readReceipt(lines, reader);
      expect(Number.isSafeInteger(sum)).toBe(true);
      expect(total === null || total > 0).toBe(true);
      for (const { title, price, off, amount } of rows) {
        expect(title).not.toBe('');
        expect(price === null || (Number.isSafeInteger(price) && price >= off)).toBe(true);
        expect(amount.amount).toBeGreaterThan(0);
      }
    }),
  );
});

test('a name that nobody knows is marked, and a department or a fee is no food', () => {
  const { rows } = read(`
    HYPER DU COIN
    >> CREMERIE
    LAIT DEMI ECREME 1L     1,12
    >> PRESSE
    OUEST INFO              3,00
    GEL DOUCHE              2,90
    TOTAL                   7,02`);
  expect(rows.map(({ read: name, isFood, doubt }) => [name, isFood, doubt])).toEqual([
    ['LAIT DEMI ECREME 1L', true, null],
    ['OUEST INFO', true, 'maybe_no_food'],
    ['GEL DOUCHE', false, null],
  ]);
});

test('a price whose point was lost is read, and marked', () => {
  const { rows } = readReceipt(
    ['PORK SAUSAGES 8PK       2 29 A', 'BUTTER      1.99 A', 'TOTAL       4.28'].map((text) => ({
      text,
      confidence: 90,
    })),
    reader,
  );
  expect(rows[0]).toMatchObject({ price: 229, doubt: 'price_mended' });
  expect(rows[1]).toMatchObject({ price: 199, doubt: null });
});

test('rupees need no hundredths, and the amount may stand below the name', () => {
  const { rows, printed } = read(`
    ZIPBASKET
    Amul Milk (500 ml)
      2 x Rs.34            Rs.68
    Farm Eggs (pack of 12)
      1 x Rs.108           Rs.108
    Bill total             Rs.176`);
  expect(rows.map(({ price, amount }) => [price, amount.amount])).toEqual([
    [6800, 2],
    [10800, 12],
  ]);
  expect(printed).toBe(17600);
});

test('the amount may stand before the name, and the price of one behind it', () => {
  const { rows } = read('0,346 Käse Bergkäse kg 24,90 8,62\n2 BACK RASHERS 200G @ 2,75 5,50\nSUMME 14,12');
  expect(rows.map(({ quantity, price, doubt }) => [quantity.value, quantity.measure, price, doubt])).toEqual([
    [0.346, 'kilogram', 862, null],
    [2, null, 550, null],
  ]);
});

test('what two cards paid is the sum, where the sum itself cannot be read', () => {
  const { printed } = read('KALE 2.99\nOATS 3.13\nSUBTOTAL 6.12\nTAX 0.17\nEBT 5.00\nDEBIT 1.29');
  expect(printed).toBe(629);
});
