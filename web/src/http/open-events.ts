import type { Endpoint } from '@crisper/domain/endpoint.ts';
import { authorization } from './access-token.ts';
import { errorIn } from './api-error.ts';
import { withToken } from './call.ts';

type EventsEndpoint = Endpoint & { events: true };

/** Opens a stream of server-sent events for the person who is signed in, until the signal ends it. */
export function openEvents({ path }: EventsEndpoint, signal: AbortSignal): Promise<Response> {
  return withToken(async (token) => {
    const headers = new Headers();
    if (token !== null) headers.set('Authorization', authorization(token));
    const response = await fetch(`/api${path}`, { headers, signal });
    if (!response.ok) throw await errorIn(response);
    return response;
  });
}
