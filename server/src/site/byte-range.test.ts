import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=100-', { first: 100, last: 999 }],
  ['bytes=-50', { first: 950, last: 999 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  [undefined, null],
  ['bytes=-', null],
  ['bytes=9-1', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
])('of 1000 bytes, %s is %o', (header, range) => expect(byteRange(header, 1000)).toEqual(range));
