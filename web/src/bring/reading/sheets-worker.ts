import type { Cell } from '@crisper/domain/bring/cells.ts';
import readSheets from 'read-excel-file/universal';
import { answerCalls } from '#workers/answer-calls.ts';
import type { Sheet } from './read-sheets.ts';

// Null for what the library cannot read; a worker that fails has not come.
answerCalls<Blob, Sheet[] | null>(async (file) => {
  const sheets = await readSheets(file).catch(() => null);
  return sheets?.map(({ data }) => ({ data: data as Cell[][] })) ?? null;
});
