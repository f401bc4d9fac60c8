import { api } from '@crisper/domain/api.ts';
import type { Endpoint } from '@crisper/domain/endpoint.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import type { FastifyInstance } from 'fastify';

/** What an endpoint refused, in words for a person. */
export class RefusedCall extends Error {}

export interface Calls {
  /** Whose assistant it is. */
  accountId: string;
  /** Theirs. */
  language: Language;
  /** Sends a request of the contract with the key of the assistant. */
  call<Name extends keyof typeof api>(
    name: Name,
    path: Record<string, string>,
    rest?: Rest,
  ): Promise<unknown>;
}

interface Asker {
  authorization: string;
  accountId: string;
  language: Language;
}

interface Rest {
  query?: Record<string, string>;
  body?: object;
}

/**
 * An assistant does what it does by requests of the contract, inside this process: what its key opens, how much it may do
 * and what is written down is decided where it is decided for every program.
 */
export function callsOf(
  app: FastifyInstance,
  { authorization, accountId, language }: Asker,
  remoteAddress: string,
): Calls {
  return {
    accountId,
    language,
    async call(name, path, { query = {}, body } = {}) {
      const endpoint: Endpoint = api[name];
      const url = endpoint.path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(path[part] ?? ''));
      const answer = await app.inject({
        method: endpoint.method,
        url: `/api${url}`,
        query,
        remoteAddress,
        headers: { authorization },
        ...(body && { payload: body }),
      });
      if (answer.statusCode >= 400) throw new RefusedCall(String(answer.json().message));
      return answer.json();
    },
  };
}
