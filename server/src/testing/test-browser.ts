import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Keeps cookies and the access token as a browser with our page does. */
export class Browser {
  readonly cookies = new Map<string, string>();
  accessToken: string | null = null;
  /** Sent with every request. */
  headers: Record<string, string> = {};
  remoteAddress = '127.0.0.1';
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(method: string, path: string, body?: unknown): Promise<LightMyRequestResponse> {
    const answer = await this.#app.inject({
      method: method as 'POST',
      url: `/api${path}`,
      remoteAddress: this.remoteAddress,
      headers: {
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
        ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
        ...this.headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    this.#keepCookies(answer);
    const { accessToken } = isJson(answer) ? answer.json() : {};
    if (accessToken) this.accessToken = accessToken;
    return answer;
  }

  register(email: string, password: string): Promise<LightMyRequestResponse> {
    return this.send('POST', '/auth/register', { name: 'Ana', email, password });
  }

  login(email: string, password: string): Promise<LightMyRequestResponse> {
    return this.send('POST', '/auth/login', { email, password });
  }

  refresh(): Promise<LightMyRequestResponse> {
    return this.send('POST', '/auth/refresh');
  }

  #keepCookies(answer: LightMyRequestResponse): void {
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function isJson(answer: LightMyRequestResponse): boolean {
  return String(answer.headers['content-type']).startsWith('application/json') && answer.body !== '';
}
