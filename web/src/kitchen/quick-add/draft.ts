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

export const allRows = ({ rows, read }: Draft): Row[] => [...rows, ...read];

/** Of each kitchen, what the person left there. */
type Kept = Partial<Record<string, Pick<Draft, 'line' | 'rows'>>>;

const keptBy = (owner: string) => (readDraft('quick-add', owner) ?? {}) as Kept;

export function pickUp(owner: string, kitchenId: string, reader: LineReader): Draft {
  const { line = '', rows = [] } = keptBy(owner)[kitchenId] ?? {};
  return withLine({ ...emptyDraft, rows }, line, reader);
}

export function keep(owner: string, kitchenId: string, { line, rows }: Draft): void {
  const { [kitchenId]: _, ...others } = keptBy(owner);
  const isLeft = line !== '' || rows.length > 0;
  keepDraft('quick-add', owner, isLeft ? { ...others, [kitchenId]: { line, rows } } : others);
}
