import { expect, test } from 'vitest';
import { undoRefusal } from './undo.ts';

const at = new Date('2026-11-16T12:00:00Z');

test('what happened is undone for thirty days', () => {
  expect(undoRefusal({ kind: 'item-eaten', at }, new Date('2026-12-16T12:00:00Z'))).toBeNull();
  expect(undoRefusal({ kind: 'item-eaten', at }, new Date('2026-12-16T12:00:01Z'))).toBe('undo_too_late');
});

test('what was taken back, and what was moved, is not undone', () => {
  expect(undoRefusal({ kind: 'undone', at }, at)).toBe('undone_already');
  expect(undoRefusal({ kind: 'item-moved', at }, at)).toBe('not_undoable');
});
