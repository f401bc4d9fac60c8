const ONE_YEAR_SECONDS = 31_536_000;

export interface SecurityOptions {
  /** Hashes of the style sheets that the built pages carry inline, as CSP writes them. */
  styleHashes: readonly string[];
  /** The product is reached over TLS, so browsers may be told to insist on it. */
  tls: boolean;
  /** Set when people sign in through Firebase, whose SDK needs more than our own pages do. */
  firebaseAuthDomain: string | null;
}

/** What the Firebase SDK loads, frames and calls, and nothing else. */
function firebasePolicy(authDomain: string | null) {
  return {
    scripts: authDomain ? ['https://apis.google.com'] : [],
    frames: authDomain ? [`https://${authDomain}`] : ["'none'"],
    calls: authDomain ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] : [],
  };
}

/** The same headers for every answer, put together once. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  const { styleHashes, tls, firebaseAuthDomain } = options;
  const firebase = firebasePolicy(firebaseAuthDomain);
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${["'self'", ...firebase.scripts].join(' ')}`,
      `connect-src ${["'self'", ...firebase.calls].join(' ')}`,
      `frame-src ${firebase.frames.join(' ')}`,
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
}
