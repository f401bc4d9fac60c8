import type { FastifyReply, FastifyRequest } from 'fastify';

interface CookieOptions {
  path: string;
  sameSite: 'Strict' | 'Lax';
  /** 0 deletes the cookie. */
  maxAgeSeconds: number;
}

/** Cookies that no script can read, and that are sent over TLS only wherever the product is reached by it. */
export class Cookies {
  readonly #secure: boolean;

  constructor(request: FastifyRequest, publicUrl: string | null) {
    this.#secure = publicUrl ? publicUrl.startsWith('https:') : request.protocol === 'https';
  }

  /** With the prefix, browsers accept the cookie over TLS only. */
  #fullName(name: string): string {
    return this.#secure ? `__Secure-${name}` : name;
  }

  read(request: FastifyRequest, name: string): string | undefined {
    const start = `${this.#fullName(name)}=`;
    const pairs = request.headers.cookie?.split(';').map((pair) => pair.trim());
    return pairs?.find((pair) => pair.startsWith(start))?.slice(start.length);
  }

  set(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
    const { path, sameSite, maxAgeSeconds } = options;
    const cookie = [
      `${this.#fullName(name)}=${value}`,
      `Path=${path}`,
      `Max-Age=${maxAgeSeconds}`,
      'HttpOnly',
      `SameSite=${sameSite}`,
      ...(this.#secure ? ['Secure'] : []),
    ].join('; ');
    // Fastify appends to this one header instead of replacing it.
    reply.header('set-cookie', cookie);
  }

  clear(reply: FastifyReply, name: string, path: string): void {
    this.set(reply, name, '', { path, sameSite: 'Strict', maxAgeSeconds: 0 });
  }
}
