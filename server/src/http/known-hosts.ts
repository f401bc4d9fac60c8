import { isIP } from 'node:net';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';

/** Names that nobody on the internet can own: without a dot, or with an ending that is for networks at home. */
const PRIVATE = /^[^.]+$|\.(?:localhost|local|lan|home|internal|home\.arpa|test)$/;
/** For balancers, which may ask by any name; they tell nothing. */
const HEALTH = ['/api/health', '/api/ready'];

interface Names {
  /** Where the operator says that browsers find the server. */
  publicUrl: string | null;
  /** More names, or null for any. */
  allowedHosts: readonly string[] | null;
}

export type IsKnownHost = (host: string | undefined) => boolean;

/**
 * Tells names that are the server's from others. A page in the internet can point a name of its own at a server
 * in a home (DNS rebinding); then the browser takes both for one origin and shows the page what the server says. IP
 * addresses are no such names. With TLS it is not possible, because browsers compare the name with the certificate, and a
 * proxy knows for which names it is one.
 */
export function knownHosts({ publicUrl, allowedHosts }: Names): IsKnownHost {
  if (allowedHosts === null) return () => true;
  const known = [...allowedHosts, ...(publicUrl ? [new URL(publicUrl).hostname] : [])];
  return (host) => {
    const name = nameIn(host);
    return name === null || PRIVATE.test(name) || known.some((one) => one.toLowerCase() === name);
  };
}

/** Refuses requests for other names. */
export function requireKnownHost(app: FastifyInstance, isKnown: IsKnownHost): void {
  app.addHook('onRequest', async ({ headers, url }) => {
    if (!isKnown(headers.host) && !HEALTH.includes(url)) throw new AppError('unknown_host');
  });
}

/** Null for an IP address, and where HTTP/1.0 names none. */
function nameIn(host: string | undefined): string | null {
  if (host === undefined || !URL.canParse(`http://${host}`)) return null;
  const name = new URL(`http://${host}`).hostname.replace(/\.$/, '');
  return name === '' || name.startsWith('[') || isIP(name) ? null : name;
}
