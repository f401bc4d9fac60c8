import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { isPublicUrl, lookupPublic } from '#http/public-addresses.ts';

const ANSWER_WITHIN_MS = 10_000;

interface Delivery {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Reply {
  status: number;
  /** When the push service wants to be asked again. */
  retryAfterSeconds: number | null;
}

/**
 * Whether messages may be sent to the endpoint, which a caller chose: only to public addresses, so that nobody makes
 * the server send requests inside its network. A test's own push service is an exception.
 */
export function isAllowedEndpoint(endpoint: string, testService: string | null): boolean {
  const url = new URL(endpoint);
  return isPublicUrl(url) || (testService !== null && url.origin === testService);
}

/** Gives a message to the push service of a browser. It follows no redirect and reads no content of the response. */
export async function deliver(
  { endpoint, headers, body }: Delivery,
  testService: string | null,
): Promise<Reply> {
  if (!isAllowedEndpoint(endpoint, testService)) throw new Error('the endpoint is not a public address');
  const url = new URL(endpoint);
  const isTest = url.origin === testService;
  // Loaded for the first message, so that the server starts sooner.
  const { request } = isTest ? await import('node:http') : await import('node:https');
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(!isTest && { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(url, options, (response: IncomingMessage) => {
      const seconds = Number(response.headers['retry-after']);
      response.destroy();
      resolve({
        status: response.statusCode ?? 0,
        retryAfterSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
