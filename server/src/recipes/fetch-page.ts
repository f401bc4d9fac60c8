import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { type Duplex, PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { rejectUnanswered } from '#http/post-outside.ts';
import { isPublicUrl, lookupPublic } from '#http/public-addresses.ts';

/** For everything: looking up names, redirects, and the last byte. */
const WITHIN_MS = 5000;
/** Unpacked. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 2;
const REDIRECTS = [301, 302, 303, 307, 308];

const HEADERS = {
  'user-agent': 'Crisper',
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
};

/**
 * Whether the page may be asked for, which a caller chose: only on the internet, so that nobody looks into the server's
 * network through it. A test's own site is an exception.
 */
export function isAllowedPage(url: URL, testSite: string | null): boolean {
  return isPublicUrl(url) || (testSite !== null && url.origin === testSite && !url.username && !url.password);
}

/** Asks once. The name is looked up for this connection, and what it leads to has to be public as well. */
async function ask(url: URL, testSite: string | null, signal: AbortSignal): Promise<IncomingMessage> {
  if (!isAllowedPage(url, testSite)) throw new Error('the page is not public');
  // Loaded for the first page, so that the server starts sooner.
  const { request } = url.protocol === 'http:' ? await import('node:http') : await import('node:https');
  const options: RequestOptions = {
    headers: HEADERS,
    signal,
    // No connection is kept, so none is used that was not checked.
    agent: false,
    ...(url.origin !== testSite && { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(url, options, resolve);
    rejectUnanswered(asked, reject);
    asked.end();
  });
}

async function followed(url: URL, testSite: string | null, signal: AbortSignal): Promise<IncomingMessage> {
  let at = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await ask(at, testSite, signal);
    const { statusCode = 0, headers } = response;
    if (!REDIRECTS.includes(statusCode)) return response;
    response.destroy();
    const next = URL.parse(headers.location ?? '', at);
    if (!next) throw new Error('it redirects to nowhere');
    at = next;
  }
  throw new Error('it redirects too often');
}

function unpacking(encoding = 'identity'): Duplex {
  switch (encoding.trim().toLowerCase()) {
    case 'identity':
      return new PassThrough();
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new Error('it is packed in an unknown way');
  }
}

/** The bytes are counted as they are unpacked, so a page without an end and a bomb end here. */
async function contentOf(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new Error('it is too large');
      chunks.push(chunk);
    }
  };
  await pipeline(response, unpacking(response.headers['content-encoding']), collect, { signal });
  return Buffer.concat(chunks);
}

/**
 * The source of a public page, read as anybody would read it: without cookies, without a word about who asks. Throws if
 * that is not possible within five seconds.
 */
export async function fetchPage(url: URL, testSite: string | null): Promise<string> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  const response = await followed(url, testSite, signal);
  // Later errors of the connection are those of reading it.
  response.on('error', () => {});
  try {
    const { statusCode, headers } = response;
    if (statusCode !== 200) throw new Error(`it answers ${statusCode}`);
    const type = headers['content-type'] ?? '';
    if (!/^\s*text\/html\s*(?:;|$)/i.test(type)) throw new Error('it is not HTML');
    const charset = /;\s*charset\s*=\s*"?([\w:.-]{1,40})/i.exec(type)?.[1] ?? 'utf-8';
    const content = await contentOf(response, signal);
    return new TextDecoder(charset).decode(content);
  } finally {
    response.destroy();
  }
}
