import type { FastifyInstance } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

export interface SecurityOptions {
  /** Hashes of the style sheets that the built pages carry inline, as CSP writes them. */
  styleHashes: readonly string[];
  /** The product is reached over TLS, so browsers may be told to insist on it. */
  tls: boolean;
}

/** The same headers for every answer, put together once. */
export function setSecurityHeaders(app: FastifyInstance, { styleHashes, tls }: SecurityOptions): void {
  const headers: Record<string, string> = {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      `style-src ${["'self'", ...styleHashes].join(' ')}`,
      "img-src 'self' https: data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    // Stricter settings would make every sign-in popup look closed to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(tls && { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` }),
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
