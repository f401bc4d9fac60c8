import { expect, test } from 'vitest';
import { isInsecureUrl, isShowableUrl } from './picture-url.ts';

test.each([
  ['http://example.com/milk.png', true],
  [' HTTP://EXAMPLE.COM/MILK.PNG', true],
  ['https://example.com/milk.png', false],
  ['HTTPS://EXAMPLE.COM/MILK.PNG', false],
  ['/pictures/milk.webp', false],
  ['', false],
])('that a picture at %j cannot be shown over HTTP is %s', (url, expected) => {
  expect(isInsecureUrl(url)).toBe(expected);
});

test.each([
  ['https://example.com/milk.png', true],
  [' HTTPS://EXAMPLE.COM/MILK.PNG', true],
  ['/pictures/milk.webp', true],
  ['http://example.com/milk.png', false],
  ['htt', false],
  ['milk', false],
  ['', false],
])('that a page shows a picture at %j is %s', (url, expected) => {
  expect(isShowableUrl(url)).toBe(expected);
});
