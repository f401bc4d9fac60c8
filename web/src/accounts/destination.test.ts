import { expect, test } from 'vitest';
import { destinationOf } from './destination.ts';

const origin = 'https://crisper.example';
const from = (pathname: unknown, rest = {}) => ({ from: { pathname, ...rest } });

test('leads to where the person was going', () => {
  const state = from('/dashboard/my-foods', { search: '?page=2', hash: '#milk' });
  expect(destinationOf(state, origin)).toBe('/dashboard/my-foods?page=2#milk');
});

test.each([null, undefined, 'text', {}, { from: null }, { from: '/about' }, from(1), from('')])(
  'leads to the dashboard from %j',
  (state) => {
    expect(destinationOf(state, origin)).toBe('/dashboard');
  },
);

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'https:evil.example',
  'https://evil.example',
  'https://crisper.example@evil.example/',
  'javascript:alert(1)',
  'dashboard',
])('never follows %j', (pathname) => {
  expect(destinationOf(from(pathname), origin)).toBe('/dashboard');
});

test.each(['/login', '/register', '/forgot-password'])('does not send the user back to %s', (pathname) => {
  expect(destinationOf(from(pathname), origin)).toBe('/dashboard');
});
