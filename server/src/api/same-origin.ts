import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses requests that a page of another origin makes a person's browser send. Browsers name the origin of a request
 * and no page can forge it; a client that names none is not a browser and sends no cookies by itself.
 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string | null): void {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const allowed =
    site === undefined ? origin === undefined || isOwn(origin, request, publicUrl) : site === 'same-origin';
  if (!allowed) throw new AppError('other_origin');
}

/** The same for following a link, which a person may also do by typing the URL. */
export function requireNotCrossSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('other_origin');
}

function isOwn(origin: string, request: FastifyRequest, publicUrl: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  // Only hosts are compared with the request: a proxy in front may speak TLS where this server does not.
  return (
    new URL(origin).host === request.host ||
    (publicUrl !== null && new URL(origin).origin === new URL(publicUrl).origin)
  );
}
