import type { LineReader } from '@crisper/domain/line/line-food.ts';
import { readFoods } from '@crisper/domain/line/read-lines.ts';
import { type Row, rowOf } from '#kitchen/adding/row.ts';
import { keepDraft, readDraft } from '#session/drafts.ts';

/** What is being added to a kitchen. */
export interface Draft {
  /** As it stands in the field. */
  line: string;
  /** What the line comes to, as far as it was read. */
  read: Row[];
  /** Parts of it that are no food, such as the sum of a bill or loo roll. */
  skipped: string[];
  /** What of it was too much to be read. */
  rest: string;
  /** What was entered before. */
  rows: Row[];
}

export const emptyDraft: Draft = { line: '', read: [], skipped: [], rest: '', rows: [] };

/** The draft with its line read; what was read of it before keeps its ids. */
export function withLine(draft: Draft, line: string, reader: LineReader): Draft {
  const { foods, skipped, restFrom } = readFoods(line, reader);
  return {
    ...draft,
    line,
    read: foods.map((food, at) => rowOf(food, draft.read[at]?.id)),
    skipped: skipped.map(({ from, to }) => line.slice(from, to).trim()),
    rest: restFrom === null ? '' : line.slice(restFrom),
  };
}

/** The line is entered, and the next one can be typed. What was too much stays in it, and so does what is no food. */
export function enteredLine(draft: Draft): Draft {
  const { read, rest, rows } = draft;
  return read.length === 0 ? draft : { ...emptyDraft, line: rest, rows: [...rows, ...read] };
}

/** All foods, entered. What was too much to be read stays in the line, and what is no food does not. */
export const enteredWhole = (draft: Draft, reader: LineReader): Draft =>
  withLine({ ...emptyDraft, rows: allRows(draft) }, draft.rest, reader);

const without = (rows: readonly Row[], gone: readonly Row[]): Row[] =>
  rows.filter(({ id }) => !gone.some((row) => row.id === id));

/** These are in the kitchen. What was typed meanwhile stays. */
export const withoutRows = (draft: Draft, gone: readonly Row[]): Draft => ({
  ...draft,
  rows: without(draft.rows, gone),
});

export const allRows = ({ rows, read }: Draft): Row[] => [...rows, ...read];

/** Of each kitchen, what the person left there. */
type Kept = Partial<Record<string, Pick<Draft, 'line' | 'rows'>>>;

const keptBy = (owner: string) => (readDraft('quick-add', owner) ?? {}) as Kept;

export function pickUp(owner: string, kitchenId: string, reader: LineReader): Draft {
  const { line = '', rows = [] } = keptBy(owner)[kitchenId] ?? {};
  return withLine({ ...emptyDraft, rows }, line, reader);
}

/** The same for what is kept: the page may be left before its draft is kept the next time. */
export function forget(owner: string, kitchenId: string, gone: readonly Row[]): void {
  const { line = '', rows = [] } = keptBy(owner)[kitchenId] ?? {};
  keep(owner, kitchenId, { line, rows: without(rows, gone) });
}

export function keep(owner: string, kitchenId: string, { line, rows }: Pick<Draft, 'line' | 'rows'>): void {
  const { [kitchenId]: _, ...others } = keptBy(owner);
  const isLeft = line !== '' || rows.length > 0;
  keepDraft('quick-add', owner, isLeft ? { ...others, [kitchenId]: { line, rows } } : others);
}
