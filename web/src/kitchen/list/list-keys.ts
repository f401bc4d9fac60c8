import type { KeyboardEvent } from 'react';

const ROW = '[data-item]';

/** Sheets lie in the list, and have keys of their own. */
export const isInSheet = (target: EventTarget) =>
  target instanceof Element && target.closest('dialog') !== null;

interface OnKey {
  undo: (() => void) | undefined;
  /** The keys have moved to another row. */
  onMove: (itemId: string) => void;
}

const press = (row: Element | null, act: string) =>
  row?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click();

/** Keys while the focus is in the list: arrows move, E is eaten, S is some left, U takes back, / searches. */
export function onListKey(event: KeyboardEvent<HTMLElement>, { undo, onMove }: OnKey): void {
  const { key, currentTarget, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  const isTyping = target.matches('input:not([type="checkbox"])');
  if (isTyping || isInSheet(target)) return;
  const rows = [...currentTarget.querySelectorAll(ROW)];
  const row = target.closest(ROW);
  const at = row ? rows.indexOf(row) : -1;
  const moveTo = (next: Element | undefined) => {
    // The row's link, or its box while several are chosen.
    next?.querySelector<HTMLElement>('a, input')?.focus();
    if (next instanceof HTMLElement && next.dataset.item) onMove(next.dataset.item);
  };
  switch (key.toLowerCase()) {
    case 'arrowdown':
      moveTo(rows[at + 1]);
      break;
    case 'arrowup':
      moveTo(rows[at - 1]);
      break;
    case 'e':
      if (!row?.querySelector('[data-act="eaten"]')) return;
      // The row goes, and with it would the focus.
      moveTo(rows[at + 1] ?? rows[at - 1]);
      press(row, 'eaten');
      break;
    case 's':
      press(row, 'some-left');
      break;
    case 'u':
      undo?.();
      break;
    case '/':
      currentTarget.querySelector<HTMLElement>('input[type="search"]')?.focus();
      break;
    default:
      return;
  }
  event.preventDefault();
}
