const ONE_YEAR_SECONDS = 31_536_000;

/** The hosts that the Firebase SDK loads, frames and requests, and nothing else. */
function firebasePolicy(authDomain: string | null) {
  return {
    scripts: authDomain ? ['https://apis.google.com'] : [],
    frames: authDomain ? [`https://${authDomain}`] : ["'none'"],
    calls: authDomain ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] : [],
  };
}

export interface SecuritySettings {
  publicUrl: string | null;
  identity: { firebase: { authDomain: string } | null };
}

/**
 * The same headers for every response, built once. `styleHashes` are those of the style sheets that the built pages
 * carry inline, in the form that CSP requires.
 */
export function securityHeaders(
  { publicUrl, identity }: SecuritySettings,
  styleHashes: readonly string[] = [],
): Record<string, string> {
  const firebase = firebasePolicy(identity.firebase?.authDomain ?? null);
  // Browsers may be told to insist on TLS only where the product is reached over it, and at the host's own port: they
  // would insist on it for everything else on that host, too.
  const tls = publicUrl !== null && new URL(publicUrl).protocol === 'https:' && !new URL(publicUrl).port;
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
