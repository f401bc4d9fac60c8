import { describe, expect, test } from 'vitest';
import { chooseEncoding, type Encoding } from './content-encoding.ts';

const ALL: Encoding[] = ['zstd', 'br', 'gzip'];

describe('an answer is encoded as the caller prefers', () => {
  test.each<[string | undefined, Encoding | null]>([
    [undefined, null],
    ['', null],
    ['gzip', 'gzip'],
    ['GZip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br ; q=0.5 , gzip ; q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000', null],
    ['*', 'zstd'],
    ['*;q=0.1, gzip', 'gzip'],
    ['zstd;q=0, *', 'br'],
    ['*;q=0', null],
    ['identity', null],
    ['identity;q=0', null],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity, gzip;q=0.5', null],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['deflate, compress', null],
    ['brotli, zgzip', null],
    ['gzip;q=high', null],
    ['gzip;q=2', null],
    [',,;q=1,', null],
    [`${'x,'.repeat(5000)}gzip`, 'gzip'],
  ])('%s', (header, expected) => {
    expect(chooseEncoding(header, ALL)).toBe(expected);
  });

  test('as far as there is such an encoding of it', () => {
    expect(chooseEncoding('zstd, gzip;q=0.1', ['br', 'gzip'])).toBe('gzip');
    expect(chooseEncoding('zstd', [])).toBeNull();
  });

  test('whatever a thousand callers before have sent', () => {
    for (let at = 0; at < 1000; at += 1) chooseEncoding(`gzip;q=0, x-${at}`, ALL);
    expect(chooseEncoding('gzip', ALL)).toBe('gzip');
  });
});
