import { expect, test } from 'vitest';
import { timeReport } from './time-report.mjs';

const file = (name, seconds) => ({ name, startTime: 0, endTime: seconds * 1000 });

test('the report names the stages, the slowest files first, and what journeys waited for', () => {
  const report = timeReport({
    root: '/crisper/',
    took: [
      ['check', 61_000],
      ['rules', 30_400],
    ],
    rules: { testResults: [file('/crisper/domain/src/a.test.ts', 2)] },
    server: { testResults: [file('/crisper/server/src/b.test.ts', 75)] },
    journeys: { files: { 'e2e/src/c.spec.ts': 9000 }, waiting: { servers: 12_000 } },
  });
  expect(report.trim().split('\n')).toEqual([
    'Where the time went: 1:31 of 30:00',
    '   1:01  check',
    '   0:30  rules',
    '',
    'The 3 slowest files, several run at a time',
    '   1:15  server/src/b.test.ts',
    '   0:09  e2e/src/c.spec.ts',
    '   0:02  domain/src/a.test.ts',
    '',
    'What journeys waited for, all workers together',
    '   0:12  servers',
  ]);
});

test('a run that ended early is reported as far as it came', () => {
  const report = timeReport({
    root: '/',
    took: [['set-up', 5000]],
    rules: null,
    server: null,
    journeys: null,
  });
  expect(report.trim().split('\n')).toEqual(['Where the time went: 0:05 of 30:00', '   0:05  set-up']);
});
