import type { Endpoint, EndpointInput, EndpointResponse } from '@crisper/domain/endpoint.ts';
import { ownHeaders } from './access-token.ts';
import { errorIn, unreachable } from './api-error.ts';
import { takeEarly } from './early.ts';
import { ownZone } from './own-zone.ts';

/** The version of the item that the caller knows; a newer one is not overwritten. */
type Known<E extends Endpoint> = E['versioned'] extends true ? { version?: number } : object;

/** Endpoints without input are called without arguments. */
export type CallInput<E extends Endpoint> = keyof EndpointInput<E> extends never
  ? []
  : [input: EndpointInput<E> & Known<E>];

/** Longer than the server takes for it. */
const LONG_MS = 150_000;

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
  return send(endpoint, token, (response) => response.json() as Promise<EndpointResponse<E>>, ...input);
}

/** The same, for callers that need the response's headers as well, or a file. */
export async function send<E extends Endpoint, T>(
  endpoint: E,
  token: string | null,
  read: (response: Response) => Promise<T>,
  ...[input]: CallInput<E>
): Promise<T> {
  const parts: Parts = input ?? {};
  const headers = ownHeaders(token);
  if (parts.body !== undefined) headers.set('Content-Type', 'application/json');
  if (parts.version !== undefined) headers.set('If-Match', `"${parts.version}"`);
  if (endpoint.usesToday) headers.set('Time-Zone', ownZone());
  const url = addressOf(endpoint, parts);
  const ask = (signal: AbortSignal) =>
    fetch(url, {
      method: endpoint.method,
      headers,
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      signal,
    });
  const early = endpoint.method === 'GET' ? takeEarly(token, url) : undefined;
  return withinLimit(
    (signal) => early ?? ask(signal),
    async (response) => {
      if (!response.ok) throw await errorIn(response);
      return read(response);
    },
    endpoint.takesLong ? { answerMs: LONG_MS, bodyMs: LONG_MS } : {},
  );
}

/** Longer than the server may take for an answer: it gives up first, and says why. */
const ANSWER_MS = 20_000;
/** A long list on a slow line. */
const BODY_MS = 60_000;

interface Limits {
  answerMs?: number;
  bodyMs?: number;
}

/**
 * The response and what is read from it, each within a limit. A server that hangs keeps connections open and says
 * nothing, so that without a limit the browser waits for ever.
 */
export async function withinLimit<T>(
  ask: (signal: AbortSignal) => Promise<Response>,
  read: (response: Response) => Promise<T>,
  { answerMs = ANSWER_MS, bodyMs = BODY_MS }: Limits = {},
): Promise<T> {
  const controller = new AbortController();
  const late = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(unreachable()));
  });
  const end = () => controller.abort();
  let timer = setTimeout(end, answerMs);
  try {
    // Also a response that was asked for without the signal, before this code was there.
    const asked = ask(controller.signal).catch(() => {
      throw unreachable();
    });
    const response = await Promise.race([asked, late]);
    clearTimeout(timer);
    timer = setTimeout(end, bodyMs);
    return await Promise.race([read(response), late]);
  } finally {
    clearTimeout(timer);
  }
}
