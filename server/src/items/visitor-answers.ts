import type { IncomingMessage, ServerResponse } from 'node:http';
import { api } from '@crisper/domain/api.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Endpoint } from '@crisper/domain/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ASK_AGAIN, varyOf } from '#api/caching.ts';
import { dayIn, todayOf } from '#api/today.ts';
import { callerOf } from '#calling/viewer.ts';
import { compress, SENT_OFTEN, WORTH_BYTES } from '#http/compress.ts';
import { chooseEncoding, type Encoding } from '#http/content-encoding.ts';
import type { CountRequest } from '#watching/request-metrics.ts';
import type { KnownVersion } from './known-version.ts';

const KEPT: Endpoint[] = [api.listItems, api.summarizeItems];
const ROUTES = new Set(KEPT.map(({ path }) => `/api${path}`));
const KEPT_MAX = 200;
const VISITOR = 'visitor';

/** The responses depend on the data, the date, and the caller. */
export const etagOf = (version: number, today: CalendarDate, viewer: string): string =>
  `W/"${version}.${today}.${viewer}"`;

/** The other headers of a 304 for a list or a summary; both endpoints depend on the same headers. */
const UNCHANGED = ['cache-control', ASK_AGAIN, 'vary', varyOf(api.listItems)];

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** Responds, or passes the request on. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse, next: Handler) => void;

interface Answer {
  etag: string;
  body: string;
  sent: Record<string, number | string | string[] | undefined>;
  /** Ready to be sent; made when the response is first requested again. */
  again: Again | null;
}

interface Again {
  headers: string[];
  whole: Part;
  /** The compressed bodies, in each encoding that was requested. */
  small: Map<Encoding, Part | Promise<Part>>;
}

interface Part {
  headers: string[];
  body: Buffer;
}

/**
 * Caches responses for visitors, and responds from memory as long as nothing has changed, before any other work.
 * Signed-in people always get a response from the database, so that they see their own writes, whichever server
 * made them.
 */
export function keepVisitorAnswers(
  app: FastifyInstance,
  version: KnownVersion,
  count: CountRequest,
): AnswerFirst {
  const kept = new Map<string, Answer>();
  // An operator who logs every request wants these, too.
  let isOff = ['trace', 'debug', 'info'].includes(app.log.level);
  app.addHook('preClose', async () => {
    isOff = true;
  });

  const isForAll = (request: FastifyRequest) =>
    callerOf(request) === VISITOR && ROUTES.has(request.routeOptions.url ?? '');

  app.addHook('onSend', async (request, reply, body) => {
    const etag = reply.getHeader('etag');
    if (reply.statusCode !== 200 || typeof body !== 'string' || typeof etag !== 'string') return;
    if (!isForAll(request)) return;
    const key = keyOf(todayOf(request), request.url);
    keep(key, { etag, body, sent: reply.getHeaders(), again: null });
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '');
  });

  /** The least recently used response is removed first. */
  function keep(key: string, answer: Answer): void {
    kept.delete(key);
    kept.set(key, answer);
  }

  return (request, response, next) => {
    const route = pathOf(request.url ?? '');
    const isAsked = !isOff && request.method === 'GET' && ROUTES.has(route);
    const visit = isAsked ? readVisit(request.rawHeaders) : null;
    const today = visit && dayIn(visit.timeZone);
    if (!today) return next(request, response);
    const key = keyOf(today, request.url);
    const answer = kept.get(key);
    if (!answer && visit.knownEtag === undefined) return next(request, response);
    const decide = (current: number | null) => {
      const etag = current === null ? null : etagOf(current, today, VISITOR);
      if (etag !== null && etag === visit.knownEtag) {
        response.writeHead(304, ['etag', etag, ...UNCHANGED]).end();
        return count('GET', route, 304, 0);
      }
      if (!answer || answer.etag !== etag) return next(request, response);
      keep(key, answer);
      sendAgain(answer, visit, response);
      count('GET', route, 200, 0);
    };
    const current = version.known();
    if (current !== null) return decide(current);
    version.read().then(decide, () => decide(null));
  };
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

const keyOf = (today: CalendarDate, url = '') => `${today} ${url}`;

interface Visit {
  timeZone: string | undefined;
  knownEtag: string | undefined;
  encodings: string | undefined;
}

/** The headers, or null when the app has to respond: with a token, with a body, or without exactly one host. */
function readVisit(headers: string[]): Visit | null {
  const visit: Visit = { timeZone: undefined, knownEtag: undefined, encodings: undefined };
  let hosts = 0;
  for (let at = 0; at < headers.length; at += 2) {
    const value = headers[at + 1] ?? '';
    switch (headers[at]?.toLowerCase()) {
      case 'authorization':
      case 'content-length':
      case 'transfer-encoding':
        return null;
      case 'host':
        hosts += 1;
        break;
      case 'time-zone':
        // The app responds to a request with two.
        if (visit.timeZone !== undefined) return null;
        visit.timeZone = value;
        break;
      case 'if-none-match':
        visit.knownEtag = value;
        break;
      case 'accept-encoding':
        visit.encodings = value;
    }
  }
  return hosts === 1 ? visit : null;
}

/** There is no request id: nothing was logged. */
function sendAgain(answer: Answer, { encodings }: Visit, response: ServerResponse): void {
  answer.again ??= toAgain(answer);
  const send = ({ headers, body }: Part) => response.writeHead(200, headers).end(body);
  const part = partIn(chooseEncoding(encodings, OFFERED), answer.again);
  if (part instanceof Promise) part.then(send);
  else send(part);
}

/** The smallest first: each is compressed once. */
const OFFERED: Encoding[] = ['br', 'zstd', 'gzip'];

/** The response in an encoding, compressed when first requested. */
function partIn(encoding: Encoding | null, { headers, whole, small }: Again): Part | Promise<Part> {
  if (!encoding || whole.body.length < WORTH_BYTES) return whole;
  const made = small.get(encoding);
  if (made) return made;
  const make = async () => {
    const body = await compress(whole.body, encoding, SENT_OFTEN);
    const part = partOf([...headers, 'content-encoding', encoding], body);
    small.set(encoding, part);
    return part;
  };
  const coming = make().catch(() => whole);
  small.set(encoding, coming);
  return coming;
}

const OF_ITS_OWN = ['x-request-id', 'content-length'];

function toAgain({ sent, body: text }: Answer): Again {
  const headers = Object.entries(sent).flatMap(([name, value]) =>
    OF_ITS_OWN.includes(name) ? [] : [name, String(value)],
  );
  return { headers, whole: partOf(headers, Buffer.from(text)), small: new Map() };
}

const partOf = (headers: string[], body: Buffer): Part => ({
  headers: [...headers, 'content-length', String(body.length)],
  body,
});
