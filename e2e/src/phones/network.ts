import { setImmediate as turn } from 'node:timers/promises';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import type { TestServer } from '@crisper/server/testing/test-server.ts';

/**
 * What becomes of a request: its answer comes, nothing reaches the server, the answer is lost, the answer never comes
 * while the connection stays open, or the server is busy.
 */
export type Fate = 'answered' | 'unreachable' | 'cut' | 'stuck' | 'busy';

/** How a request gets to a server. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

export const transportTo =
  ({ app }: TestServer): Transport =>
  async (url, { method = 'GET', headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'Content-Type': String(answer.headers['content-type']) },
    });
  };

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
  /** What a person does there is stuck, whatever the fates are. */
  stuckKitchen: string | undefined;
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Null where the request reached nobody, or its answer did not come back. */
  async send(path: string, init: RequestInit): Promise<Response | null> {
    const { method = 'GET', signal } = init;
    this.underWay += 1;
    this.sent += 1;
    // What goes wrong while it is on its way, as the tab's death, may have the answer lost.
    const { troubles } = this;
    try {
      for (let at = 0; at < this.slowness; at++) await turn();
      const isStuck = method !== 'GET' && this.stuckKitchen && path.includes(this.stuckKitchen);
      const fate = isStuck ? 'stuck' : this.fates[method === 'GET' ? 'reads' : 'writes'];
      if (fate !== 'answered') this.troubles += 1;
      if (fate === 'unreachable') return null;
      if (fate === 'busy')
        return Response.json(
          { code: 'too_busy', message: 'Busy.' },
          { status: 503, headers: { 'Retry-After': '20' } },
        );
      const answer = await this.#transport(path, init);
      if (path.endsWith('/intents') && answer.status === 200) {
        const { results } = (await answer.clone().json()) as { results: IntentResult[] };
        for (const result of results) this.handled.push({ id: result.id, result, troubles });
      }
      for (let at = 0; at < this.slowness; at++) await turn();
      if (fate === 'cut') return null;
      if (fate === 'stuck') await this.#untilGivenUp(signal);
      return answer;
    } finally {
      this.underWay -= 1;
    }
  }

  /** Nothing is under way meanwhile that anybody would wait for. */
  async #untilGivenUp(signal: AbortSignal | null | undefined): Promise<never> {
    this.underWay -= 1;
    await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    this.underWay += 1;
    throw new DOMException('given up', 'AbortError');
  }
}
