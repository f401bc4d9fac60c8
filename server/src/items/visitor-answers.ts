import { api } from '@crisper/domain/api.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { todayOf } from '#http/today.ts';
import { callerOf } from '#identity/viewer.ts';

/** For so long a server may believe the version it last read. Followers are told of a new one only after that. */
export const VERSION_GOOD_MS = 100;
const KEPT: unknown[] = [api.listItems, api.summarizeItems];
const KEPT_MAX = 200;

/** What the answers depend on: the data, the day, and who asks. */
export const etagOf = (version: number, today: CalendarDate, viewer: string): string =>
  `W/"${version}.${today}.${viewer}"`;

export interface KnownVersion {
  read(): Promise<number>;
  /** Something was written: what is known is old. */
  forget(): void;
}

/** The data's version, read at most once in a while however many ask. */
export function knownVersion(readVersion: () => Promise<number>): KnownVersion {
  let known: Promise<number> | null = null;
  let goodUntil = 0;
  return {
    read() {
      if (known && performance.now() < goodUntil) return known;
      const reading = readVersion();
      known = reading;
      goodUntil = performance.now() + VERSION_GOOD_MS;
      reading.catch(() => {
        if (known === reading) known = null;
      });
      return reading;
    },
    forget() {
      known = null;
    },
  };
}

interface Answer {
  etag: string;
  body: Buffer;
  headers: [string, string | number][];
}

const HEADERS = ['content-type', 'cache-control', 'vary', 'link', 'x-total-count', 'x-total-capped'];

/**
 * Answers visitors from memory as long as nothing changed, before anything else is done for them. Whoever is signed in
 * is always answered from the database, so that nobody misses what they wrote themselves, on whichever server.
 */
export function keepVisitorAnswers(app: FastifyInstance, version: KnownVersion): void {
  const kept = new Map<string, Answer>();
  const isForAll = (request: FastifyRequest) =>
    callerOf(request) === 'visitor' && KEPT.includes(request.routeOptions.config.endpoint);
  const keyOf = (request: FastifyRequest, today: CalendarDate) => `${today} ${request.url}`;

  app.addHook('onRequest', async (request, reply) => {
    if (!isForAll(request)) return;
    const today = todayOf(request);
    const answer = kept.get(keyOf(request, today));
    const shown = request.headers['if-none-match'];
    if (!answer && !shown) return;
    const etag = etagOf(await version.read(), today, 'visitor');
    if (shown === etag) return reply.status(304).header('etag', etag).send();
    if (answer?.etag !== etag) return;
    for (const [name, value] of answer.headers) reply.header(name, value);
    return reply.header('etag', etag).send(answer.body);
  });

  app.addHook('onSend', async (request, reply, body) => {
    // Whatever it wrote is seen by the next one who asks this server.
    if (request.method !== 'GET') version.forget();
    const etag = reply.getHeader('etag');
    if (reply.statusCode !== 200 || typeof body !== 'string' || typeof etag !== 'string') return;
    if (!isForAll(request)) return;
    const key = keyOf(request, todayOf(request));
    if (kept.get(key)?.etag === etag) return;
    const headers = HEADERS.flatMap((name): [string, string | number][] => {
      const value = reply.getHeader(name);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    });
    // The oldest makes room; an answer that changed counts as new.
    kept.delete(key);
    kept.set(key, { etag, body: Buffer.from(body), headers });
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '');
  });
}
