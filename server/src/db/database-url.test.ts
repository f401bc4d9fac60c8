import { expect, test } from 'vitest';
import { placeOf, problemOfDatabaseUrl } from './database-url.ts';

test.each([
  'postgres://localhost/crisper',
  'postgresql://crisper:p%40ss%2Fword@db.example:5433/crisper?sslmode=verify-full',
  'postgres://[::1]:5432/crisper',
  'postgres:///crisper?host=/var/run/postgresql',
  'postgres://crisper:secret@/crisper?host=/var/run/postgresql',
  'postgres://x',
])('%s can be read', (url) => {
  expect(problemOfDatabaseUrl(url)).toBeNull();
});

test.each([
  ['mysql://localhost/crisper', /^must begin with postgres:\/\/$/],
  [
    'postgres://a.example:5432,b.example:5432/crisper',
    /^names several hosts \(a.example:5432,b.example:5432\)/,
  ],
  ['postgres://crisper:secret@a.example,b.example/crisper', /^names several hosts \(a.example,b.example\)/],
  ['postgres:///crisper?host=a.example,b.example', /^names several hosts/],
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
