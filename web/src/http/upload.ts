import type { Endpoint, EndpointInput, EndpointResponse } from '@crisper/domain/endpoint.ts';
import { authorization } from './access-token.ts';
import { errorIn, unreachable } from './api-error.ts';
import { withToken } from './call.ts';
import { addressOf } from './request.ts';

type UploadEndpoint = Endpoint & { upload: object };

/** Sends a request whose body is a file. */
export function upload<E extends UploadEndpoint>(
  endpoint: E,
  file: Blob,
  input: EndpointInput<E>,
): Promise<EndpointResponse<E>> {
  return withToken(async (token) => {
    const headers = new Headers({ 'Content-Type': file.type });
    if (token !== null) headers.set('Authorization', authorization(token));
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers,
      body: file,
    }).catch(() => {
      throw unreachable();
    });
    if (!response.ok) throw await errorIn(response);
    return (await response.json()) as EndpointResponse<E>;
  });
}
