import { setImmediate as turn } from 'node:timers/promises';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import type { TestServer } from '@crisper/server/testing/test-server.ts';

/** What becomes of a request: its answer comes, nothing reaches the server, the answer is lost, or the server is busy. */
export type Fate = 'answered' | 'unreachable' | 'cut' | 'busy';

/** One intent of a request that the server answered. */
export interface Handled {
  id: string;
  result: IntentResult;
  /** What had gone wrong on the phone until it was sent; only after something else did, it may be sent again. */
  troubles: number;
}

/** The way from a phone to the server. */
export class Network {
  /** Of reads, and of what a person did. */
  fates: { reads: Fate; writes: Fate } = { reads: 'answered', writes: 'answered' };
  /** How many turns of the event loop an answer takes. */
  slowness = 0;
  troubles = 0;
  underWay = 0;
  sent = 0;
  readonly handled: Handled[] = [];
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** Null where the request reached nobody, or its answer did not come back. */
  async send(path: string, { method = 'GET', headers, body }: RequestInit): Promise<Response | null> {
    this.underWay += 1;
    this.sent += 1;
    // What goes wrong while it is on its way, as the tab's death, may have the answer lost.
    const { troubles } = this;
    try {
      for (let at = 0; at < this.slowness; at++) await turn();
      const fate = this.fates[method === 'GET' ? 'reads' : 'writes'];
      if (fate !== 'answered') this.troubles += 1;
      if (fate === 'unreachable') return null;
      if (fate === 'busy')
        return Response.json(
          { code: 'too_busy', message: 'Busy.' },
          { status: 503, headers: { 'Retry-After': '20' } },
        );
      const answer = await this.#server.app.inject({
        method: method as 'GET',
        url: path,
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' && { payload: body }),
      });
      if (path.endsWith('/intents') && answer.statusCode === 200)
        for (const result of answer.json().results as IntentResult[])
          this.handled.push({ id: result.id, result, troubles });
      for (let at = 0; at < this.slowness; at++) await turn();
      if (fate === 'cut') return null;
      return new Response(new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: { 'Content-Type': String(answer.headers['content-type']) },
      });
    } finally {
      this.underWay -= 1;
    }
  }
}
