import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { api } from '@crisper/domain/api.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasOneHost } from '#http/one-host.ts';
import { dayIn, todayOf } from '#http/today.ts';
import { callerOf } from '#identity/viewer.ts';
import type { CountRequest } from '#watching/request-metrics.ts';

/** For so long a server may believe the version it last read. Followers are told of a new one only after that. */
export const VERSION_GOOD_MS = 100;
const KEPT: unknown[] = [api.listItems, api.summarizeItems];
const KEPT_MAX = 200;
const VISITOR = 'visitor';

/** What the answers depend on: the data, the day, and who asks. */
export const etagOf = (version: number, today: CalendarDate, viewer: string): string =>
  `W/"${version}.${today}.${viewer}"`;

export interface KnownVersion {
  /** What was read a moment ago, if it was. */
  known(): number | null;
  read(): Promise<number>;
  /** Something was written: what is known is old. */
  forget(): void;
}

/** The data's version, read at most once in a while however many ask. */
export function knownVersion(readVersion: () => Promise<number>): KnownVersion {
  let reading: Promise<number> | null = null;
  let known: number | null = null;
  let goodUntil = 0;
  const isGood = () => performance.now() < goodUntil;
  const forget = () => {
    reading = null;
    known = null;
  };
  return {
    known: () => (isGood() ? known : null),
    read() {
      if (reading && isGood()) return reading;
      forget();
      const current = readVersion();
      reading = current;
      goodUntil = performance.now() + VERSION_GOOD_MS;
      current.then(
        (version) => {
          if (reading === current) known = version;
        },
        () => {
          if (reading === current) forget();
        },
      );
      return current;
    },
    forget,
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** Answers, or leaves it to the next one. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse, next: Handler) => void;

interface Answer {
  etag: string;
  route: string;
  body: Buffer;
  headers: string[];
  unchangedHeaders: string[];
  /** The same in fewer bytes, made when it is first asked for again. */
  small: { body: Buffer; headers: string[] } | null;
  isShrinking: boolean;
}

/**
 * Keeps what visitors were answered, and answers the next ones from memory as long as nothing changed, before anything
 * else is done for them. Whoever is signed in is always answered from the database, so that nobody misses what they
 * wrote themselves, on whichever server.
 */
export function keepVisitorAnswers(
  app: FastifyInstance,
  version: KnownVersion,
  count: CountRequest,
): AnswerFirst {
  const kept = new Map<string, Answer>();
  // Who wants every request in the log wants these, too.
  let isOff = ['trace', 'debug', 'info'].includes(app.log.level);
  app.addHook('preClose', async () => {
    isOff = true;
  });

  const isForAll = (request: FastifyRequest) =>
    callerOf(request) === VISITOR && KEPT.includes(request.routeOptions.config.endpoint);

  app.addHook('onSend', async (request, reply, body) => {
    // Whatever it wrote is seen by the next one who asks this server.
    if (request.method !== 'GET') version.forget();
    const etag = reply.getHeader('etag');
    if (reply.statusCode !== 200 || typeof body !== 'string' || typeof etag !== 'string') return;
    if (!isForAll(request)) return;
    const key = keyOf(todayOf(request), request.url);
    // The oldest makes room; an answer that changed counts as new.
    kept.delete(key);
    kept.set(key, toAnswer(request, reply.getHeaders(), etag, Buffer.from(body)));
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '');
  });

  return (request, response, next) => {
    const today = isOff || !isPlainVisit(request) ? null : dayIn(request.headers['time-zone']);
    const answer = today && kept.get(keyOf(today, request.url));
    if (!answer) return next(request, response);
    const decide = (current: number | null) => {
      if (current === null || answer.etag !== etagOf(current, today, VISITOR)) return next(request, response);
      send(answer, request, response);
      count('GET', answer.route, response.statusCode, 0);
    };
    const current = version.known();
    if (current !== null) return decide(current);
    version.read().then(decide, () => decide(null));
  };
}

const keyOf = (today: CalendarDate, url = '') => `${today} ${url}`;

/** Asks for something, and that is all: nobody is signed in, and no body follows. */
function isPlainVisit(request: IncomingMessage): boolean {
  const { authorization, 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (request.method !== 'GET' || authorization !== undefined) return false;
  return length === undefined && encoding === undefined && hasOneHost(request);
}

const OF_ITS_OWN = ['x-request-id', 'content-length', 'content-type'];
const ABOUT_KEEPING = ['etag', 'cache-control', 'vary'];

function toAnswer(
  request: FastifyRequest,
  sent: Record<string, number | string | string[] | undefined>,
  etag: string,
  body: Buffer,
): Answer {
  const listOf = (wanted: (name: string) => boolean) =>
    Object.entries(sent).flatMap(([name, value]) => (wanted(name) ? [name, String(value)] : []));
  const type = ['content-type', String(sent['content-type']), 'content-length', String(body.length)];
  return {
    etag,
    route: request.routeOptions.url ?? '',
    body,
    headers: [...listOf((name) => !OF_ITS_OWN.includes(name)), ...type],
    unchangedHeaders: listOf((name) => ABOUT_KEEPING.includes(name)),
    small: null,
    isShrinking: false,
  };
}

function send(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const id = ['x-request-id', randomUUID()];
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, [...answer.unchangedHeaders, ...id]).end();
    return;
  }
  const wantsSmall = request.headers['accept-encoding']?.includes('br');
  if (wantsSmall && !answer.small) void shrink(answer);
  const { headers, body } = (wantsSmall && answer.small) || answer;
  response.writeHead(200, [...headers, ...id]).end(body);
}

const compress = promisify(brotliCompress);

async function shrink(answer: Answer): Promise<void> {
  if (answer.isShrinking) return;
  answer.isShrinking = true;
  const body = await compress(answer.body);
  const headers = answer.headers.with(answer.headers.indexOf('content-length') + 1, String(body.length));
  answer.small = { body, headers: [...headers, 'content-encoding', 'br'] };
}
