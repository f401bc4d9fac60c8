import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress } from 'node:zlib';
import { api } from '@crisper/domain/api.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  /** What is known is old. */
  forget(): void;
  /** Something was written here, and should be seen at once, unless that happens all the time. */
  noteWrite(): void;
}

/** Under load, a tenth of a second is soon enough for everybody. */
const NOTED_PER_SECOND = 10;

/** The data's version, read at most once in a while however many ask. */
export function knownVersion(readVersion: () => Promise<number>): KnownVersion {
  let reading: Promise<number> | null = null;
  let known: number | null = null;
  let goodUntil = 0;
  let second = 0;
  let noted = 0;
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
    noteWrite() {
      const now = Math.floor(performance.now() / 1000);
      noted = now === second ? noted + 1 : 1;
      second = now;
      if (noted <= NOTED_PER_SECOND) forget();
    },
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** Answers, or leaves it to the next one. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse, next: Handler) => void;

interface Answer {
  etag: string;
  route: string;
  body: string;
  sent: Record<string, number | string | string[] | undefined>;
  /** Ready to be sent; made when it is first asked for again. */
  again: Again | null;
}

interface Again {
  whole: Part;
  /** The same in fewer bytes, once they are there. */
  small: Part | null;
  unchanged: string[];
}

interface Part {
  headers: string[];
  body: Buffer;
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
    if (request.method !== 'GET') version.noteWrite();
    const etag = reply.getHeader('etag');
    if (reply.statusCode !== 200 || typeof body !== 'string' || typeof etag !== 'string') return;
    if (!isForAll(request)) return;
    const key = keyOf(todayOf(request), request.url);
    // The oldest makes room; an answer that changed counts as new.
    kept.delete(key);
    const route = request.routeOptions.url ?? '';
    kept.set(key, { etag, route, body, sent: reply.getHeaders(), again: null });
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '');
  });

  return (request, response, next) => {
    const visit = isOff || request.method !== 'GET' ? null : readVisit(request.rawHeaders);
    const today = visit && dayIn(visit.timeZone);
    const answer = today && kept.get(keyOf(today, request.url));
    if (!answer) return next(request, response);
    const decide = (current: number | null) => {
      if (current === null || answer.etag !== etagOf(current, today, VISITOR)) return next(request, response);
      count('GET', answer.route, send(answer, visit, response), 0);
    };
    const current = version.known();
    if (current !== null) return decide(current);
    version.read().then(decide, () => decide(null));
  };
}

const keyOf = (today: CalendarDate, url = '') => `${today} ${url}`;

interface Visit {
  timeZone: string | undefined;
  knownEtag: string | undefined;
  encodings: string;
}

/** What the headers say, or null where it is not for us: somebody is signed in, a body follows, or two hosts are named. */
function readVisit(headers: string[]): Visit | null {
  const visit: Visit = { timeZone: undefined, knownEtag: undefined, encodings: '' };
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
        // Whoever sends two gets what the app says to that.
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
  return hosts > 1 ? null : visit;
}

/** Answers the status. There is no request id: nothing was done that a log could tell of. */
function send(answer: Answer, { knownEtag, encodings }: Visit, response: ServerResponse): number {
  answer.again ??= toAgain(answer);
  const { whole, small, unchanged } = answer.again;
  if (knownEtag === answer.etag) {
    response.writeHead(304, unchanged).end();
    return 304;
  }
  const { headers, body } = (encodings.includes('br') && small) || whole;
  response.writeHead(200, headers).end(body);
  return 200;
}

const OF_ITS_OWN = ['x-request-id', 'content-length'];
const ABOUT_KEEPING = ['etag', 'cache-control', 'vary'];

function toAgain({ sent, body: text }: Answer): Again {
  const headers = (wanted: (name: string) => boolean) =>
    Object.entries(sent).flatMap(([name, value]) => (wanted(name) ? [name, String(value)] : []));
  const common = headers((name) => !OF_ITS_OWN.includes(name));
  const part = (body: Buffer, more: string[] = []): Part => ({
    headers: [...common, ...more, 'content-length', String(body.length)],
    body,
  });
  const body = Buffer.from(text);
  const again: Again = {
    whole: part(body),
    small: null,
    unchanged: headers((name) => ABOUT_KEEPING.includes(name)),
  };
  brotliCompress(body, (error, small) => {
    if (!error) again.small = part(small, ['content-encoding', 'br']);
  });
  return again;
}
