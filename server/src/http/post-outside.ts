import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { DAY_SECONDS } from '@crisper/domain/durations.ts';
import { isPublicUrl, lookupPublic } from './public-addresses.ts';

const ANSWER_WITHIN_MS = 10_000;
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** `host:port`, as the operator lists them: messages go there although they are inside the network, or without TLS. */
export type ListedHosts = readonly string[];

/** The host and port of a URL, as in the list. */
export const hostAndPort = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || DEFAULT_PORTS[protocol]}`;

const isListed = (url: URL, listed: ListedHosts): boolean =>
  url.protocol in DEFAULT_PORTS && !url.username && !url.password && listed.includes(hostAndPort(url));

/**
 * Whether messages may be sent to the URL, which a caller chose: only to public addresses, so that nobody makes the
 * server send requests inside its network, and to what the operator lists.
 */
export const mayPostTo = (url: URL, listed: ListedHosts): boolean =>
  isPublicUrl(url) || isListed(url, listed);

interface Post {
  url: URL;
  headers: Record<string, string>;
  body: string | Buffer;
}

export interface Reply {
  /** 0 where nothing answered. */
  status: number;
  /** When the receiver wants to be asked again. */
  retryAfterSeconds: number | null;
}

/** A receiver that names a later moment is asked before that. */
const RETRY_AFTER_MAX_SECONDS = 7 * DAY_SECONDS;

/** In seconds, or as a date (RFC 9110). */
function secondsIn(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return seconds > 0 ? Math.min(seconds, RETRY_AFTER_MAX_SECONDS) : null;
}

/**
 * Rejects when a request ends without a response. One that switches protocols (101) is none: without a listener, Node
 * closes the connection and emits neither `response` nor `error`.
 */
export function rejectUnanswered(asked: ClientRequest, reject: (reason: Error) => void): void {
  asked.on('error', reject);
  asked.on('upgrade', (_response, socket) => {
    socket.destroy();
    reject(new Error('it switches to another protocol'));
  });
  asked.on('close', () => reject(new Error('it closed the connection without a response')));
}

/**
 * Sends a message outside. The name is looked up once, for this connection, which is kept for no other. It follows no
 * redirect and reads no content of the response. Throws where no response begins within ten seconds.
 */
export async function postOutside({ url, headers, body }: Post, listed: ListedHosts): Promise<Reply> {
  if (!mayPostTo(url, listed)) throw new Error('the URL is not a public address');
  // Loaded for the first message, so that the server starts sooner.
  const { request } = url.protocol === 'http:' ? await import('node:http') : await import('node:https');
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    agent: false,
    ...(!isListed(url, listed) && { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(url, options, (response: IncomingMessage) => {
      response.on('error', () => {});
      response.destroy();
      resolve({
        status: response.statusCode ?? 0,
        retryAfterSeconds: secondsIn(response.headers['retry-after']),
      });
    });
    rejectUnanswered(asked, reject);
    asked.end(body);
  });
}
