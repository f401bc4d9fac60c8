import { expect, test } from 'vitest';
import { isPublicAddress, lookupPublic } from './public-addresses.ts';

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001:82b::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fe80::1', false],
  ['fd00::1', false],
])('%s is on the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('a name that leads to this computer has no address for us', async () => {
  const found = new Promise((resolve) => {
    lookupPublic('localhost', {}, (error, address) => resolve(error?.message ?? address));
  });
  expect(await found).toBe('localhost is not a public address');
});
