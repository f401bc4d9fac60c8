import type { Endpoint, EndpointResponse } from '@crisper/domain/endpoint.ts';
import { removeToken, storedToken } from './access-token.ts';
import { answered } from './answer.ts';
import { isAboutToken } from './api-error.ts';
import { type CallInput, request } from './request.ts';
import { renewToken } from './token-source.ts';

/** Sends a request to an endpoint: `call(itemsApi.getItem, { params: { itemId } })`. */
export function call<E extends Endpoint>(endpoint: E, ...input: CallInput<E>): Promise<EndpointResponse<E>> {
  return answered(endpoint, input[0], () => withToken((token) => request(endpoint, token, ...input)));
}

/** A token that the server refuses is replaced once, and the request repeated. */
export async function withToken<T>(work: (token: string | null) => Promise<T>): Promise<T> {
  const token = storedToken() ?? (await renewToken(null));
  try {
    return await work(token);
  } catch (error) {
    if (!isAboutToken(error)) throw error;
    // Only if it is still the refused one: another tab may have stored a valid one.
    if (storedToken() === token) removeToken();
    const renewed = await renewToken(token);
    if (renewed === null) throw error;
    return work(renewed);
  }
}
