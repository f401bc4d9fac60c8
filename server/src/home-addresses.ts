import { BlockList } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Networks that containers and virtual machines have with this computer; no phone is in them. */
const VIRTUAL = /^(?:br-|cni|docker|flannel|lxc|podman|vboxnet|veth|virbr|vmnet)/;

/** Those that routers give out (RFC 1918). */
const HOME = new BlockList();
HOME.addSubnet('10.0.0.0', 8);
HOME.addSubnet('172.16.0.0', 12);
HOME.addSubnet('192.168.0.0', 16);

/** They lead nowhere without the name of the interface. */
const LINK_LOCAL = /^(?:169\.254\.|fe80:)/i;

function rank({ address, family }: NetworkInterfaceInfo): number {
  if (family === 'IPv6') return 2;
  return HOME.check(address) ? 0 : 1;
}

/** The IP addresses at which other computers find this one, the likeliest first. IPv6 only where there is no other. */
export function listHomeAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ internal, address }) => !internal && !LINK_LOCAL.test(address))
    .sort((one, other) => rank(one) - rank(other));
  const likeliest = found.filter(({ family }) => family === 'IPv4');
  return (likeliest.length > 0 ? likeliest : found).map(({ address }) => address);
}

/** An IP address as the host of a URL. */
export const asHost = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** Whether a server that listens there can be reached from this computer only. */
export const isLocal = (host: string): boolean => /^(?:localhost|127\..*|::1)$/.test(host);

/** Whether a server that listens there can be reached at every address of this computer. */
export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';
