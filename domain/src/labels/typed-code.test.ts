import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { readPack } from './pack.ts';
import { typedCode } from './typed-code.ts';

const today = calendarDate('2026-11-16');

test.each([
  ['an EAN-13', '5000169005279', '05000169005279'],
  ['an EAN-13 with the line’s end behind it', '5000169005279\r', '05000169005279'],
  ['an EAN-8', '96385074', '00000096385074'],
  ['a UPC-A', '042100005264', '00042100005264'],
  ['a UPC-E', '04252614', '00042100005264'],
  ['a GS1-128', ']C1010500016900527917261203', '05000169005279'],
  ['a link', 'https://example.com/01/05000169005279?17=261203', '05000169005279'],
])('%s is a product', (_, typed, gtin) => expect(readPack(typedCode(typed), today)).toMatchObject({ gtin }));

test.each([
  ['a number whose check digit is wrong', '5000169005278', 'wrong-number'],
  ['words', 'hello', 'no-product'],
])('%s is none', (_, typed, refusal) => expect(readPack(typedCode(typed), today)).toBe(refusal));
