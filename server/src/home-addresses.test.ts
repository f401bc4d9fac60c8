import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { isLocal, listHomeAddresses } from './home-addresses.ts';

function at(address: string): NetworkInterfaceInfo[] {
  const rest = { address, netmask: '', mac: '', cidr: null, internal: /^(127\.|::1$)/.test(address) };
  return [address.includes(':') ? { ...rest, family: 'IPv6', scopeid: 0 } : { ...rest, family: 'IPv4' }];
}

test('the address that the router gave comes first, others that lead here after it', () => {
  const interfaces = {
    lo: at('127.0.0.1'),
    eth0: at('203.0.113.7'),
    tailscale0: at('100.101.102.103'),
    wlan0: [...at('192.168.1.5'), ...at('fd00::5')],
  };
  expect(listHomeAddresses(interfaces)).toEqual(['192.168.1.5', '203.0.113.7', '100.101.102.103']);
});

test.each([
  ['of this computer alone', { lo: [...at('127.0.0.1'), ...at('::1')] }],
  ['of containers and virtual machines', { docker0: at('172.17.0.1'), virbr0: at('192.168.122.1') }],
  ['that nobody gave', { eth0: [...at('169.254.7.7'), ...at('fe80::1')] }],
])('addresses %s lead no phone here', (_, interfaces) => expect(listHomeAddresses(interfaces)).toEqual([]));

test('where there is nothing else, IPv6 is named', () => {
  expect(listHomeAddresses({ eth0: [...at('fe80::1'), ...at('fd00::5')] })).toEqual(['fd00::5']);
});

test.each([
  ['127.0.0.1', true],
  ['127.0.0.53', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['192.168.1.5', false],
])('a server at %s is for this computer only: %s', (host, expected) => expect(isLocal(host)).toBe(expected));
