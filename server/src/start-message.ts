import { isIP } from 'node:net';
import { isPublicAddress } from '#http/public-addresses.ts';
import { asHost, isEverywhere, isLocal, listHomeAddresses } from './home-addresses.ts';
import { terminalCode } from './terminal-code.ts';

interface Started {
  /** The product's URL. */
  address: string;
  /** As configured. */
  host: string;
  publicUrl: string | null;
  /** How it was started, for the command that lets others in. */
  command: string;
  showsCode: boolean;
}

const WITHOUT_TLS = `Over plain http, browsers do not install it, open it without a network, show notices or give it the live camera.
Everything else works. docs/operating.md has three recipes for https, under "https: at home".`;

const NO_NETWORK =
  'This computer is in no network, so nobody else can reach it: connect it, then start Crisper again.';

/** What the operator reads when the server is ready: where it is, who can reach it, and what that lacks. */
export function startMessage(started: Started, addresses = listHomeAddresses()): string {
  const { address, host, showsCode } = started;
  const ready = `Crisper is ready at ${address}`;
  if (isLocal(host)) return `${ready}\n${forThisComputer(started)}`;
  const own = isEverywhere(host) ? addresses : [host];
  if (own.length === 0) return `${ready}\n${NO_NETWORK}`;
  const code = showsCode ? terminalCode(address) : '';
  return [
    ready,
    whoCanReach(started, own),
    ...(code ? ['', code, ''] : []),
    ...(address.startsWith('http:') ? [WITHOUT_TLS] : []),
  ].join('\n');
}

function forThisComputer({ publicUrl, command }: Started): string {
  if (publicUrl) return 'Directly, only this computer can reach it: a proxy on it lets others in.';
  return `Only this computer can reach it. To let the phones in your home in, stop it and say: ${command} -- --lan`;
}

function whoCanReach({ address, publicUrl }: Started, own: string[]): string {
  const { protocol, port, hostname } = new URL(address);
  // Where the URL has a name, for a certificate or a proxy, an IP address would not do instead.
  const hasName = !own.some((ip) => asHost(ip) === hostname);
  const urls = own.map((ip) => `${protocol}//${asHost(ip)}${port && `:${port}`}`);
  const others = hasName ? [] : urls.filter((url) => url !== address);
  const also = others.length > 0 ? `, also at ${others.join(' and ')}` : '';
  const inHome = `Everybody in the network of this computer can reach it${also}.`;
  const outside = publicUrl ? undefined : own.find((ip) => isIP(ip) && isPublicAddress(ip));
  if (!outside) return inHome;
  return `${inHome}\n${outside} is a public address: without a firewall in front, the whole internet can reach it.`;
}
