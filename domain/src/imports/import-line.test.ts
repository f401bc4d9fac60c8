import { expect, test } from 'vitest';
import { importLine, readImportLine } from './import-line.ts';
import { IMPORT_SOURCES } from './source.ts';

test.each(IMPORT_SOURCES)('what came from %s is read as it was kept', (source) => {
  expect(readImportLine(importLine({ source, count: 12 }))).toEqual({ source, count: 12 });
});

test.each([
  'One thing came from Grocy',
  '3 things from a list were taken out again',
  'nowhere 3',
  'text',
  '',
])('%j is a sentence, and stays one', (title) => expect(readImportLine(title)).toBeNull());
