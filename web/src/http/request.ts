import type { Endpoint, EndpointInput, EndpointResponse } from '@crisper/domain/endpoint.ts';
import { authorization } from './access-token.ts';
import { errorIn, unreachable } from './api-error.ts';
import { takeEarly } from './early.ts';
import { ownZone } from './own-zone.ts';

/** The version of the item that the caller knows; a newer one is not overwritten. */
type Known<E extends Endpoint> = E['versioned'] extends true ? { version?: number } : object;

/** Endpoints without input are called without arguments. */
export type CallInput<E extends Endpoint> = keyof EndpointInput<E> extends never
  ? []
  : [input: EndpointInput<E> & Known<E>];

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  version?: number;
}

export function addressOf(endpoint: Endpoint, { params, query }: Parts): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** One request to an endpoint, with the given token and without a retry. */
export async function request<E extends Endpoint>(
  endpoint: E,
  token: string | null,
  ...input: CallInput<E>
): Promise<EndpointResponse<E>> {
  const response = await send(endpoint, token, ...input);
  return (await response.json()) as EndpointResponse<E>;
}

/** The same, for callers that need the response's headers as well. */
export async function send<E extends Endpoint>(
  endpoint: E,
  token: string | null,
  ...[input]: CallInput<E>
): Promise<Response> {
  const parts: Parts = input ?? {};
  const headers = new Headers();
  if (token !== null) headers.set('Authorization', authorization(token));
  if (parts.body !== undefined) headers.set('Content-Type', 'application/json');
  if (parts.version !== undefined) headers.set('If-Match', `"${parts.version}"`);
  if (endpoint.usesToday) headers.set('Time-Zone', ownZone());
  const url = addressOf(endpoint, parts);
  const ask = () =>
    fetch(url, {
      method: endpoint.method,
      headers,
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
    });
  const early = endpoint.method === 'GET' ? takeEarly(token, url) : undefined;
  const response = await (early ?? ask()).catch(() => {
    throw unreachable();
  });
  if (!response.ok) throw await errorIn(response);
  return response;
}
