import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import type { Certificate } from '#http/certificate.ts';
import { asHost, isEverywhere, listHomeAddresses } from './home-addresses.ts';

/** Where browsers find a server that listens there. */
function hostOf(host: string): string {
  if (['127.0.0.1', '::1'].includes(host)) return 'localhost';
  // Not read once: routers give a computer another address now and then.
  return isEverywhere(host) ? (listHomeAddresses()[0] ?? 'localhost') : host;
}

/** The public URL of the product: from the configuration, else one by which the devices around find it. */
export function publicAddressOf(
  app: FastifyInstance,
  { publicUrl, host, port }: Config,
  certificate: Certificate | null,
): string {
  if (publicUrl) return publicUrl;
  const scheme = certificate ? 'https' : 'http';
  const name = asHost(certificate?.hosts()[0] ?? hostOf(host));
  // Without the port where it is the scheme's own.
  return new URL(`${scheme}://${name}:${app.addresses()[0]?.port ?? port}`).origin;
}
