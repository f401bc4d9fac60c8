import type { ItemId } from '@crisper/domain/items/item.ts';
import type { LineReader } from '@crisper/domain/line/line-food.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftRowChange, Row } from '#kitchen/adding/row.ts';
import {
  type Draft,
  enteredLine,
  enteredWhole,
  forget,
  keep,
  pickUp,
  withLine,
  withoutRows,
} from './draft.ts';

/** A person who pauses wants to see what was understood. */
const REST_MS = 250;
/** After these a food is complete. */
const ENDS_FOOD = /[,;\n]\s*$/;
/** More at once is pasted. */
const TYPED_AT_ONCE = 2;

interface Reading {
  draft: Draft;
  /** The line as it was read last, and by whose words. */
  last: { line: string; reader: LineReader };
}

/** The foods that are being added. They are kept when the person leaves the page and comes back. */
export function useDraft(owner: string, kitchenId: string, reader: LineReader) {
  const readBy = (draft: Draft): Reading => ({ draft, last: { line: draft.line, reader } });
  const [{ draft, last }, setReading] = useState(() => readBy(pickUp(owner, kitchenId, reader)));
  const { line } = draft;

  // Each begins with what there is by then: the person types on while the last change is being drawn.
  const change = (next: (draft: Draft) => Draft) => setReading((now) => ({ ...now, draft: next(now.draft) }));
  const read = (next: (now: Reading) => Draft) => setReading((now) => readBy(next(now)));
  const readAtRest = useEffectEvent(() => read(({ draft }) => withLine(draft, draft.line, reader)));
  useEffect(() => {
    if (line === last.line && reader === last.reader) return;
    const timer = setTimeout(() => readAtRest(), REST_MS);
    return () => clearTimeout(timer);
  }, [line, reader, last]);
  useEffect(() => keep(owner, kitchenId, draft), [owner, kitchenId, draft]);

  /** With all that was typed, read or not. */
  const whole = ({ draft, last }: Reading) =>
    draft.line === last.line ? draft : withLine(draft, draft.line, reader);
  /** What stands in the line is a food like the others as soon as it is touched. */
  const settle = (changed: (rows: Row[]) => Row[]) =>
    read((now) => {
      const { rows, ...rest } = enteredLine(whole(now));
      return withLine({ ...rest, rows: changed(rows) }, rest.line, reader);
    });

  return {
    draft,
    /** Whether all of the line was read. */
    isRead: line === last.line,
    type: (text: string) => {
      const isPasted = text.length - line.length > TYPED_AT_ONCE;
      if (text === '' || isPasted || ENDS_FOOD.test(text)) read(({ draft }) => withLine(draft, text, reader));
      else change((draft) => ({ ...draft, line: text }));
    },
    enter: () => settle((rows) => rows),
    add: (...added: Row[]) => change((draft) => ({ ...draft, rows: [...draft.rows, ...added] })),
    change: (id: ItemId, changes: DraftRowChange) =>
      settle((rows) => rows.map((row) => (row.id === id ? { ...row, ...changes } : row))),
    remove: (id: ItemId) => settle((rows) => rows.filter((row) => row.id !== id)),
    /** All foods, to be put in. They stay until they are; what was too much to be read is returned as well. */
    enterAll: (): { rows: Row[]; rest: string } => {
      const entered = enteredWhole(whole({ draft, last }), reader);
      read(() => entered);
      keep(owner, kitchenId, entered);
      return { rows: entered.rows, rest: entered.line };
    },
    /** These are in the kitchen. */
    forget: (gone: readonly Row[]) => {
      change((draft) => withoutRows(draft, gone));
      forget(owner, kitchenId, gone);
    },
  };
}
