import type { Cell } from '@crisper/domain/bring/cells.ts';
import { createCaller } from '#workers/calls.ts';

export interface Sheet {
  data: Cell[][];
}

/** The sheets of an unpacked workbook; null if it is damaged. In a worker: thousands of rows would hold up the page. */
export const readSheets = createCaller<Blob, Sheet[] | null>(
  () => new Worker(new URL('./sheets-worker.ts', import.meta.url), { type: 'module' }),
);
