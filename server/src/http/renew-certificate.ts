import type { FastifyBaseLogger } from 'fastify';
import type { Certificate } from './certificate.ts';

/** Read instead of watched: programs that renew certificates replace files, links or whole folders. */
const LOOK_EVERY_MS = 60_000;

/** Looks for a new pair, and returns what ends that. */
export function renewCertificate(
  certificate: Certificate,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => void {
  let told = '';
  const look = async () => {
    try {
      if (await certificate.renew())
        log.info({ hosts: certificate.hosts() }, 'the new certificate is in use');
      told = '';
    } catch (error) {
      const problem = String(error);
      // Once, not every minute: of the two files, one is often written long before the other.
      if (problem !== told)
        log.error({ err: error }, 'the certificate was not renewed: the old one stays in use');
      told = problem;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
