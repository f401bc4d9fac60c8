import { expect, test } from 'vitest';
import { asksForPrimary, placeOf, problemOfDatabaseUrl, urlsOf } from './database-url.ts';

test.each([
  'postgres://localhost/crisper',
  'postgresql://crisper:p%40ss%2Fword@db.example:5433/crisper?sslmode=verify-full',
  'postgres://[::1]:5432/crisper',
  'postgres:///crisper?host=/var/run/postgresql',
  'postgres://crisper:secret@/crisper?host=/var/run/postgresql',
  'postgres://x',
  'postgres://a.example:5432,b.example:5433/crisper',
  'postgres://crisper:p%40ss@a.example,[::1]:6432/crisper?target_session_attrs=read-write',
  'postgres:///crisper?host=/run/one,/run/two',
])('%s can be read', (url) => {
  expect(problemOfDatabaseUrl(url)).toBeNull();
});

test.each([
  ['mysql://localhost/crisper', /^must begin with postgres:\/\/$/],
  [
    'postgres://crisper:secret@a.example,b.example/crisper?target_session_attrs=prefer-standby',
    /^asks for target_session_attrs=prefer-standby, and Crisper writes: say read-write, or leave it out$/,
  ],
  ['postgres://a.example,b.example:port/crisper', /^cannot be read as postgres:/],
  ['postgres://crisper:p/ss@db.example/crisper', /^cannot be read as postgres:/],
  [
    'postgres://db.example/x?sslrootcert=/nowhere.pem',
    /^names a file that cannot be read \(ENOENT.*mend its name$/,
  ],
  ['postgres://db.example:port/crisper', /^cannot be read as postgres:/],
])('%s is refused with what to do, and without its password', (url, problem) => {
  expect(problemOfDatabaseUrl(url)).toMatch(problem);
  expect(problemOfDatabaseUrl(url)).not.toMatch(/secret|p.ss@/);
});

test.each([
  ['postgres://crisper:secret@db.example/crisper', 'db.example:5432'],
  ['postgres://crisper:secret@db.example:6432/crisper', 'db.example:6432'],
  ['postgres:///crisper?host=/run/postgresql&port=7', '/run/postgresql:7'],
])('%s leads to %s', (url, place) => {
  expect(placeOf(url)).toBe(place);
});

test.each([
  ['postgres://u:p@a:5432,b:5433/db', ['postgres://u:p@a:5432/db', 'postgres://u:p@b:5433/db']],
  [
    'postgres://u:p@a,b/db?sslmode=require&target_session_attrs=read-write',
    ['postgres://u:p@a/db?sslmode=require', 'postgres://u:p@b/db?sslmode=require'],
  ],
  ['postgres://a,[::1]:6432/db', ['postgres://a/db', 'postgres://[::1]:6432/db']],
  ['postgres:///db?host=a,b&port=1,2', ['postgres:///db?host=a&port=1', 'postgres:///db?host=b&port=2']],
  ['postgres:///db?host=a,b&port=7', ['postgres:///db?host=a&port=7', 'postgres:///db?host=b&port=7']],
  ['postgres://u:p@a/db?target_session_attrs=primary', ['postgres://u:p@a/db']],
])('%s names each of its hosts', (url, urls) => {
  expect(asksForPrimary(url)).toBe(true);
  expect(urlsOf(url)).toEqual(urls);
});

test('the URL of one host stays as it is', () => {
  const url = 'postgres://u:p%2C@a/db?application_name=x%20y';
  expect([asksForPrimary(url), urlsOf(url)]).toEqual([false, [url]]);
});
