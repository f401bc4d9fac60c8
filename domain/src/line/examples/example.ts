import { calendarDate } from '#calendar-date.ts';
import type { OwnPlace } from '#kitchens/place.ts';

/** What a person means by one food of a line. What is not named here, the line does not say. */
interface Meant {
  title: string;
  /** As "500 g". */
  amount?: string;
  /** As "2026-12-03", "use-by 2026-12-03", or "no such day". */
  date?: string;
  place?: string;
  /** The day it was opened on. */
  opened?: string;
  /** As "made 2026-11-15". */
  began?: string;
  whose?: string | null;
  price?: string;
  /** What nobody can know for sure: it has to be marked as doubtful. */
  asks?: ('title' | 'amount' | 'date' | 'place' | 'whose')[];
}

type Order = 'day-first' | 'month-first' | null;

export interface Example {
  text: string;
  foods: Meant[];
  order: Order;
}

type Parts = Omit<Meant, 'title'>;

/** A line with one food. */
export const one = (text: string, title: string, parts: Parts = {}, order: Order = 'day-first'): Example => ({
  text,
  foods: [{ title, ...parts }],
  order,
});

/** A text with several foods. */
export const several = (text: string, ...foods: (string | [title: string, parts: Parts])[]): Example => ({
  text,
  foods: foods.map((food) => (typeof food === 'string' ? { title: food } : { title: food[0], ...food[1] })),
  order: 'day-first',
});

/** A Tuesday. */
export const TODAY = calendarDate('2026-11-17');

export const CELLAR: OwnPlace = 'pantry-0198c0de-0000-7000-8000-000000000001';
export const GARAGE: OwnPlace = 'freezer-0198c0de-0000-7000-8000-000000000002';
export const DRAWER: OwnPlace = 'fridge-0198c0de-0000-7000-8000-000000000003';

export const PLACES = [
  { id: CELLAR, name: 'Cellar' },
  { id: GARAGE, name: 'Garage freezer' },
  { id: DRAWER, name: 'Drawer 2' },
];

export const PEOPLE = [
  { id: 'ana', name: 'Ana Silva' },
  { id: 'ben', name: 'Ben Okafor' },
  { id: 'chris', name: 'Chris Brown' },
  { id: 'rose', name: 'Rose' },
];

export const ME = 'ana';
