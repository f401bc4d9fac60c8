import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not on the internet (RFC 6890): this computer, the network it is in, and those of tests. */
const INNER = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INNER.addSubnet(network, bits, 'ipv4');
}
/** Everything else in IPv6 is reserved, or leads to an IPv4 address. */
const OUTER = new BlockList();
OUTER.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  INNER.addSubnet(network, bits, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !INNER.check(address, 'ipv4');
  return OUTER.check(address, 'ipv6') && !INNER.check(address, 'ipv6');
}

/** Whether a request to the URL may be tried: the name is looked up only when it is sent. */
export function isPublicUrl({ protocol, port, username, password, hostname }: URL): boolean {
  if (protocol !== 'https:' || port || username || password) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  // A name without a dot is one of the network that we are in.
  return isIP(host) ? isPublicAddress(host) : host.includes('.');
}

/** Finds the addresses of a name for a connection, and refuses all of them if one is not public. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} is not a public address`), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
