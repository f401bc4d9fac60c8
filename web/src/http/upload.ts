import type { Endpoint, EndpointInput, EndpointResponse } from '@crisper/domain/endpoint.ts';
import { ownHeaders } from './access-token.ts';
import { errorIn } from './api-error.ts';
import { withToken } from './call.ts';
import { addressOf, withinLimit } from './request.ts';

/** Longer than the server takes for it on a slow line. */
const UPLOAD_MS = 150_000;

type UploadEndpoint = Endpoint & { upload: object };

/** Sends a request whose body is a file. */
export function upload<E extends UploadEndpoint>(
  endpoint: E,
  file: Blob,
  input: EndpointInput<E>,
): Promise<EndpointResponse<E>> {
  return withToken((token) => {
    const headers = ownHeaders(token);
    headers.set('Content-Type', file.type);
    return withinLimit(
      (signal) => fetch(addressOf(endpoint, input), { method: endpoint.method, headers, body: file, signal }),
      async (response) => {
        if (!response.ok) throw await errorIn(response);
        return (await response.json()) as EndpointResponse<E>;
      },
      { answerMs: UPLOAD_MS },
    );
  });
}
