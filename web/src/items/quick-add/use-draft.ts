import type { ItemId } from '@crisper/domain/items/item.ts';
import type { LineReader } from '@crisper/domain/items/line/line-food.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Row, RowChange } from '#items/adding/row.ts';
import { allRows, type Draft, emptyDraft, enteredLine, keep, pickUp, withLine } from './draft.ts';

/** A person who pauses wants to see what was understood. */
const REST_MS = 250;
/** After these a food is complete. */
const ENDS_FOOD = /[,;\n]\s*$/;
/** More at once is pasted. */
const TYPED_AT_ONCE = 2;

/** The foods that are being added. They are kept when the person leaves the page and comes back. */
export function useDraft(owner: string, kitchenId: string, reader: LineReader) {
  const [draft, setDraft] = useState(() => pickUp(owner, kitchenId, reader));
  const [last, setLast] = useState({ line: draft.line, reader });
  const { line } = draft;

  const show = (next: Draft) => {
    setDraft(next);
    setLast({ line: next.line, reader });
  };
  const read = (text: string) => show(withLine(draft, text, reader));
  const readAtRest = useEffectEvent(read);
  useEffect(() => {
    if (line === last.line && reader === last.reader) return;
    const timer = setTimeout(() => readAtRest(line), REST_MS);
    return () => clearTimeout(timer);
  }, [line, reader, last]);
  useEffect(() => keep(owner, kitchenId, draft), [owner, kitchenId, draft]);

  /** With all that was typed, read or not. */
  const whole = () => (line === last.line ? draft : withLine(draft, line, reader));
  /** What stands in the line is a food like the others as soon as it is touched. */
  const settle = (change: (rows: Row[]) => Row[]) => {
    const { rows, ...rest } = enteredLine(whole());
    show(withLine({ ...rest, rows: change(rows) }, rest.line, reader));
  };

  return {
    draft,
    /** Whether all of the line was read. */
    isRead: line === last.line,
    type: (text: string) => {
      const isPasted = text.length - line.length > TYPED_AT_ONCE;
      if (text === '' || isPasted || ENDS_FOOD.test(text)) read(text);
      else setDraft({ ...draft, line: text });
    },
    enter: () => settle((rows) => rows),
    add: (...added: Row[]) => setDraft({ ...draft, rows: [...draft.rows, ...added] }),
    change: (id: ItemId, change: RowChange) =>
      settle((rows) => rows.map((row) => (row.id === id ? { ...row, ...change } : row))),
    remove: (id: ItemId) => settle((rows) => rows.filter((row) => row.id !== id)),
    /** All foods, which are saved from now on. What was too much to be read stays, and is returned as well. */
    take: (): { rows: Row[]; rest: string } => {
      const now = whole();
      const left = withLine(emptyDraft, now.rest, reader);
      show(left);
      // The page may be left before the next effect.
      keep(owner, kitchenId, left);
      return { rows: allRows(now), rest: now.rest };
    },
  };
}
