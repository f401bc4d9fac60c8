import type { Endpoint } from '@crisper/domain/endpoint.ts';
import { ownHeaders } from './access-token.ts';
import { errorIn } from './api-error.ts';
import { withToken } from './call.ts';

const OPEN_MS = 20_000;

type EventsEndpoint = Endpoint & { events: true };

/** Opens a stream of server-sent events for the person who is signed in, until the signal ends it. */
export function openEvents({ path }: EventsEndpoint, signal: AbortSignal): Promise<Response> {
  return withToken(async (token) => {
    // To the first byte: after it, the stream is open as long as there is somebody to listen.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), OPEN_MS);
    const response = await fetch(`/api${path}`, {
      headers: ownHeaders(token),
      signal: AbortSignal.any([signal, late.signal]),
    }).finally(() => clearTimeout(timer));
    if (!response.ok) throw await errorIn(response);
    return response;
  });
}
