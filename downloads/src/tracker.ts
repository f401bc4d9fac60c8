import { addDays, calendarDate, daysBetween } from '@crisper/domain/calendar-date.ts';
import { CATEGORIES, type Category } from '@crisper/domain/foods/category.ts';
import { EXPIRING_SOON_DAYS, freshness } from '@crisper/domain/items/freshness.ts';
import { STYLES, style, tint } from './tracker-styles.ts';
import { escapeXml, type WorkbookCell, type WorkbookSheet, workbook } from './workbook.ts';

const FIRST = 7;
const LAST = 306;
const EAT_FIRST_ROWS = 15;
const EPOCH = calendarDate('1899-12-30');
/** "Today" when the file was made; every program replaces it with its own. */
const TODAY = calendarDate('2026-01-01');

type Example = [food: string, category: Category, quantity: number, place: string, days: number | null];
const EXAMPLES: Example[] = [
  ['Whole milk', 'Dairy', 2, 'Fridge', 2],
  ['Minced beef', 'Meat', 1, 'Fridge', 0],
  ['Spinach', 'Vegetable', 1, 'Fridge', 4],
  ['Strawberries', 'Fruits', 2, 'Fridge', -1],
  ['Orange juice', 'Beverages', 1, 'Fridge', 7],
  ['Peanuts', 'Snacks', 1, 'Cupboard', 60],
  ['Lasagne, for three', 'Others', 1, 'Freezer', 45],
  ['Honey', 'Others', 1, 'Cupboard', null],
];

const serial = (days: number) => daysBetween(EPOCH, addDays(TODAY, days));
const WORDS = { expired: 'Expired', 'expiring-soon': 'Eat soon', fresh: 'Fresh' };
const statusOf = (days: number | null) =>
  days === null ? 'No date' : WORDS[freshness(addDays(TODAY, days), TODAY)];

const area = (column: string) => `${column}${FIRST}:${column}${LAST}`;
const fixedArea = (column: string) => `Tracker!$${column}$${FIRST}:$${column}$${LAST}`;

/** The rules of the product: good through its date, with 0 days left on it, and soon from five days before. */
const daysLeft = (row: number) => `IF(ISNUMBER(F${row}),F${row}-TODAY(),"")`;
const status = (row: number) =>
  `IF(A${row}="","",IF(NOT(ISNUMBER(F${row})),"No date",IF(F${row}<TODAY(),"Expired",IF(F${row}-TODAY()<=${EXPIRING_SOON_DAYS},"Eat soon","Fresh"))))`;
/** The items that are still good, by date, and by row where dates are equal. */
const rank = (row: number) =>
  `IF(AND(A${row}<>"",ISNUMBER(F${row})),IF(F${row}>=TODAY(),F${row}+ROW()/100000,""),"")`;

function itemRow(row: number, example: Example | undefined): (WorkbookCell | null)[] {
  const [food, category, quantity, place, days] = example ?? [];
  const dated = typeof days === 'number';
  const text = (value: string | number | undefined, format: number): WorkbookCell => ({
    style: format,
    ...(value !== undefined && { value }),
  });
  return [
    text(food, style.text),
    text(category, style.text),
    text(quantity, style.number),
    text(place, style.text),
    example ? { formula: 'TODAY()', value: serial(0), style: style.date } : { style: style.date },
    dated
      ? { formula: `TODAY()+${days}`.replace('+-', '-'), value: serial(days), style: style.date }
      : { style: style.date },
    { formula: daysLeft(row), value: dated ? days : '', style: style.number },
    { formula: status(row), value: example ? statusOf(days ?? null) : '', style: style.number },
    { formula: rank(row), value: dated && days >= 0 ? serial(days) + row / 100_000 : '' },
  ];
}

const heading = (value: string): WorkbookCell => ({ value, style: style.heading });
const count = (word: string) => EXAMPLES.filter(([, , , , days]) => statusOf(days) === word).length;
const figure = (formula: string, value: number): WorkbookCell => ({ formula, value, style: style.figure });
const caption = (value: string): WorkbookCell => ({ value, style: style.caption });

const rule = (priority: number, formula: string, dxf: number) =>
  `<cfRule type="expression" dxfId="${dxf}" priority="${priority}"><formula>${escapeXml(formula)}</formula></cfRule>`;
const listOf = (words: readonly string[], range: string) =>
  `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="Not on the list" error="Please choose one of the list." sqref="${range}"><formula1>"${words.join(',')}"</formula1></dataValidation>`;
const view = (pane: string, selected = false) =>
  `<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0"${selected ? ' tabSelected="1"' : ''} workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="18"/>`;
const PAGE =
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

function trackerSheet(): WorkbookSheet {
  const rows: WorkbookSheet['rows'] = {
    1: { height: 34, cells: [{ value: 'What is in the kitchen', style: style.title }] },
    2: {
      height: 20,
      cells: [
        {
          value:
            'Replace the examples with your own food: type what it is and the day it is good through. The colours follow.',
          style: style.hint,
        },
      ],
    },
    3: {
      height: 32,
      cells: [
        figure(`COUNTA(${area('A')})`, EXAMPLES.length),
        figure(`COUNTIF(${area('H')},"Expired")`, count('Expired')),
        null,
        figure(`COUNTIF(${area('H')},"Eat soon")`, count('Eat soon')),
        null,
        figure(`COUNTIF(${area('H')},"Fresh")`, count('Fresh')),
      ],
    },
    4: {
      height: 18,
      cells: [caption('things'), caption('expired'), null, caption('to eat soon'), null, caption('fresh')],
    },
    6: {
      height: 24,
      cells: ['Food', 'Category', 'Quantity', 'Where', 'Bought', 'Good through', 'Days left', 'Status'].map(
        heading,
      ),
    },
  };
  for (let row = FIRST; row <= LAST; row++)
    rows[row] = { height: 19, cells: itemRow(row, EXAMPLES[row - FIRST]) };
  return {
    name: 'Tracker',
    widths: [32, 14, 10, 14, 18, 18, 11, 12, -12],
    rows,
    before: view(
      '<pane ySplit="6" topLeftCell="A7" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A7" sqref="A7"/>',
      true,
    ),
    after: `<autoFilter ref="A${FIRST - 1}:H${LAST}"/>
<conditionalFormatting sqref="A${FIRST}:H${LAST}">${rule(1, `$H${FIRST}="Expired"`, tint.expired)}${rule(2, `$H${FIRST}="Eat soon"`, tint.soon)}</conditionalFormatting>
<conditionalFormatting sqref="${area('H')}">${rule(3, `$H${FIRST}="Fresh"`, tint.fresh)}</conditionalFormatting>
<dataValidations count="3">${listOf(CATEGORIES, area('B'))}${listOf(['Fridge', 'Freezer', 'Cupboard'], area('D'))}<dataValidation type="date" operator="greaterThan" allowBlank="1" showErrorMessage="1" errorTitle="Not a date" error="Please enter a date." sqref="E${FIRST}:F${LAST}"><formula1>36526</formula1></dataValidation></dataValidations>${PAGE}`,
  };
}

/** The soonest of the items that are still good, found by its rank. */
function eatFirstRow(place: number): WorkbookCell[] {
  const soonest = EXAMPLES.filter(([, , , , days]) => days !== null && days >= 0).sort(
    (a, b) => (a[4] ?? 0) - (b[4] ?? 0),
  )[place - 1];
  const found = (column: string) =>
    `IFERROR(INDEX(${fixedArea(column)},MATCH(SMALL(${fixedArea('I')},${place}),${fixedArea('I')},0)),"")`;
  const [food, , , where, days] = soonest ?? [];
  return [
    { formula: found('A'), value: food ?? '', style: style.text },
    { formula: found('F'), value: typeof days === 'number' ? serial(days) : '', style: style.date },
    { formula: found('D'), value: where ?? '', style: style.text },
    { formula: found('G'), value: typeof days === 'number' ? days : '', style: style.number },
  ];
}

function categoryRow(category: Category): WorkbookCell[] {
  const own = EXAMPLES.filter(([, of]) => of === category);
  const counted = (word: string) => own.filter(([, , , , days]) => statusOf(days) === word).length;
  const countIf = (word: string): WorkbookCell => ({
    formula: `COUNTIFS(${fixedArea('B')},"${category}",${fixedArea('H')},"${word}")`,
    value: counted(word),
    style: style.number,
  });
  return [
    { value: category, style: style.text },
    { formula: `COUNTIF(${fixedArea('B')},"${category}")`, value: own.length, style: style.number },
    countIf('Eat soon'),
    countIf('Expired'),
  ];
}

function overviewSheet(): WorkbookSheet {
  const rows: WorkbookSheet['rows'] = {
    1: { height: 34, cells: [{ value: 'Eat first', style: style.title }] },
    2: {
      height: 20,
      cells: [{ value: 'Filled in by itself from the tracker, soonest first.', style: style.hint }],
    },
    4: {
      height: 24,
      cells: [
        ...['Food', 'Good through', 'Where', 'Days left'].map(heading),
        null,
        ...['Category', 'Things', 'Eat soon', 'Expired'].map(heading),
      ],
    },
  };
  for (let place = 1; place <= EAT_FIRST_ROWS; place++) {
    const category = CATEGORIES[place - 1];
    rows[4 + place] = {
      height: 19,
      cells: [...eatFirstRow(place), null, ...(category ? categoryRow(category) : [])],
    };
  }
  const list = `A5:D${4 + EAT_FIRST_ROWS}`;
  return {
    name: 'Eat first',
    widths: [32, 18, 14, 11, 4, 14, 10, 10, 10],
    rows,
    before: view(''),
    after: `<conditionalFormatting sqref="${list}">${rule(1, `AND($D5<>"",$D5<=${EXPIRING_SOON_DAYS})`, tint.soon)}</conditionalFormatting>${PAGE}`,
  };
}

/** A workbook that follows the rules of the product: dates in, colours out. */
export const tracker = (): Uint8Array => workbook([trackerSheet(), overviewSheet()], STYLES);
