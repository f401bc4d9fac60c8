import * as z from 'zod/mini';
import { type CalendarDate, isCalendarDate } from '#calendar-date.ts';
import { CATEGORIES } from '#foods/category.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { DATE_KINDS, ESTIMATE_SOURCES, goodThrough } from '#items/keeping/good-through.ts';
import { PLACE_KINDS, placeKind } from '#kitchens/place.ts';
import type { NamedPlace } from '#kitchens/place-schema.ts';
import { majorUnits } from '#money.ts';
import type { CsvCell } from './csv.ts';
import { type ImportedFood, importedKeeping } from './imported-food.ts';
import type { SourceFood } from './source-food.ts';

/** Where nobody said on which day it was frozen. */
const GUESSED = 'guessed';

/** For food of which a person said that it needs no date. */
const KEEPS = 'keeps';

interface Kitchen {
  currency: string;
  places: readonly NamedPlace[];
}

interface Column {
  header: string;
  type: 'text' | 'number' | 'date';
  cell(food: ImportedFood, kitchen: Kitchen): CsvCell | undefined;
}

/** The last day on which it is good; for people, and read past by an import. */
function lastDay(food: ImportedFood): CsvCell {
  const { category = 'Others', addedOn } = food;
  // Exported food in a freezer has its day of freezing, so the day on which it came does not matter.
  const cameOn = addedOn ?? ('2000-01-01' as CalendarDate);
  return goodThrough(importedKeeping(food, category, cameOn))?.date ?? null;
}

const placeName = ({ place }: ImportedFood, { places }: Kitchen): CsvCell =>
  places.find(({ id }) => id === place)?.name ?? null;

/** The columns of a kitchen's food as a table, with everything that an import takes. */
export const OWN_COLUMNS: readonly Column[] = [
  { header: 'Title', type: 'text', cell: ({ title }) => title },
  { header: 'Good through', type: 'date', cell: lastDay },
  { header: 'Amount', type: 'number', cell: ({ amount }) => amount },
  { header: 'Unit', type: 'text', cell: ({ unit }) => unit },
  { header: 'Place', type: 'text', cell: placeName },
  { header: 'Kept in', type: 'text', cell: ({ place }) => placeKind(place) },
  { header: 'Category', type: 'text', cell: ({ category }) => category },
  { header: 'Label date', type: 'date', cell: ({ labelDate }) => labelDate },
  {
    header: 'Date kind',
    type: 'text',
    cell: ({ labelDate, dateKind, estimated }) => (labelDate === null && !estimated ? KEEPS : dateKind),
  },
  { header: 'Opened on', type: 'date', cell: ({ opened }) => opened?.on },
  { header: 'Days opened', type: 'number', cell: ({ opened }) => opened?.days },
  { header: 'Frozen on', type: 'date', cell: ({ freezing }) => freezing?.on },
  { header: 'Days frozen', type: 'number', cell: ({ freezing }) => freezing?.days },
  { header: 'Days left then', type: 'number', cell: ({ freezing }) => freezing?.daysLeft },
  { header: 'Times frozen', type: 'number', cell: ({ freezing }) => freezing?.time },
  { header: 'Thawed on', type: 'date', cell: ({ freezing }) => freezing?.thawed?.on },
  { header: 'Days thawed', type: 'number', cell: ({ freezing }) => freezing?.thawed?.days },
  { header: 'Day of freezing', type: 'text', cell: ({ freezing }) => freezing?.isGuess && GUESSED },
  { header: 'Estimated days', type: 'number', cell: ({ estimated }) => estimated?.days },
  { header: 'Estimated by', type: 'text', cell: ({ estimated }) => estimated?.source },
  { header: 'Estimated from', type: 'number', cell: ({ estimated }) => estimated?.times },
  { header: 'Added on', type: 'date', cell: ({ addedOn }) => addedOn },
  { header: 'Amount at first', type: 'number', cell: ({ amountStart }) => amountStart },
  {
    header: 'Price',
    type: 'number',
    cell: ({ price }, { currency }) => (typeof price === 'number' ? majorUnits(price, currency) : null),
  },
  {
    header: 'Currency',
    type: 'text',
    cell: ({ price }, { currency }) => (typeof price === 'number' ? currency : null),
  },
  { header: 'Barcode', type: 'text', cell: ({ barcode }) => barcode },
  { header: 'Description', type: 'text', cell: ({ description }) => description || null },
  { header: 'Picture', type: 'text', cell: ({ image }) => image || null },
  { header: 'Reference', type: 'text', cell: ({ ref }) => ref },
];

/** The first row, and one for each food. */
export const ownTable = (foods: readonly ImportedFood[], kitchen: Kitchen): CsvCell[][] => [
  OWN_COLUMNS.map(({ header }) => header),
  ...foods.map((food) => OWN_COLUMNS.map(({ cell }) => cell(food, kitchen) ?? null)),
];

/** Whether a table has the columns of ours, in whatever order; other programs have no such column. */
export const isOwnTable = (headers: readonly string[]): boolean =>
  ['Title', 'Kept in', 'Date kind', 'Reference'].every((header) => headers.includes(header));

/** Spreadsheet programs write 0,5 in half of the world. */
function numberIn(text: string | undefined): number | undefined {
  const number = Number(text?.replace(',', '.'));
  return text === undefined || Number.isNaN(number) ? undefined : number;
}

const dayIn = (text: string | undefined): CalendarDate | undefined =>
  text !== undefined && isCalendarDate(text) ? text : undefined;

/** A row that somebody wrote below ours has no reference. */
type OwnRow = Omit<SourceFood, 'ref'> & { ref: string | null };

/** One row of our own table, by its headers, with numbers and ISO dates as texts. Null where it is no food. */
export function ownRow(cells: Readonly<Record<string, string>>): OwnRow | null {
  const text = (header: string) => cells[header]?.trim() || undefined;
  const number = (header: string) => numberIn(text(header));
  const day = (header: string) => dayIn(text(header));
  const oneOf = <T extends string>(header: string, known: readonly T[]) =>
    z.safeParse(z.enum(known), text(header)).data as T | undefined;
  const title = text('Title');
  if (!title) return null;
  const kind = oneOf('Kept in', PLACE_KINDS) ?? null;
  const by = oneOf('Estimated by', ESTIMATE_SOURCES);
  const [openedOn, frozenOn, thawedOn] = [day('Opened on'), day('Frozen on'), day('Thawed on')];
  const isKeeping = text('Date kind') === KEEPS;
  return {
    ref: text('Reference') ?? null,
    title,
    amount: number('Amount') ?? 1,
    amountStart: number('Amount at first'),
    unit: oneOf('Unit', UNITS) ?? 'piece',
    place: kind && { name: text('Place') ?? kind, kind },
    group: null,
    category: oneOf('Category', CATEGORIES),
    labelDate: day('Label date') ?? (isKeeping || by ? null : undefined),
    dateKind: isKeeping ? 'best-before' : oneOf('Date kind', DATE_KINDS),
    estimated: by && { days: number('Estimated days') ?? null, source: by, times: number('Estimated from') },
    opened: openedOn && { on: openedOn, days: number('Days opened') ?? null },
    freezing: frozenOn && {
      on: frozenOn,
      days: number('Days frozen'),
      daysLeft: number('Days left then') ?? null,
      time: number('Times frozen') === 2 ? 2 : 1,
      thawed: thawedOn ? { on: thawedOn, days: number('Days thawed') ?? 0 } : null,
      ...(text('Day of freezing') === GUESSED && { isGuess: true }),
    },
    boughtOn: day('Added on') ?? null,
    price: number('Price') ?? null,
    currency: text('Currency'),
    barcode: text('Barcode') ?? null,
    note: text('Description') ?? null,
    image: text('Picture'),
    doubts: [],
  };
}
