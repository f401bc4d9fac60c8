import { Readable } from 'node:stream';
import type { Endpoint, EndpointResponse } from '@crisper/domain/endpoint.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findViewer, requireViewer } from '#calling/viewer.ts';
import { networkOf } from '#limits/throttle.ts';

const RETRY_MS = 1000;
/** Proxies close a connection that is silent for a minute. */
const BEAT_EVERY_MS = 20_000;
/** Enough for a shared flat or an office behind one IP address. Visitors are counted apart from people. */
const STREAMS_PER_NETWORK = 200;
/** Enough for the tabs of all devices of a person, and too few to keep others of the network out. */
const STREAMS_PER_ACCOUNT = 20;
/** The server cannot tell when another stream of the network will end. */
const FULL_RETRY_SECONDS = 60;
/** As long as an access token: a client that was signed out meanwhile does not come back. */
const SIGNED_IN_MAX_MS = 10 * 60 * 1000;
/** A client that leaves more than this unread is disconnected, and reconnects by itself. */
const UNREAD_MAX_BYTES = 16 * 1024;

interface Event<E extends Endpoint> {
  /** Sent back by a client that reconnects, where one number says what it knows. */
  id?: number;
  data: EndpointResponse<E>;
}

/** Called for each client; the returned function is called when the client disconnects. */
type Subscribe<E extends Endpoint> = (
  tell: (event: Event<E>) => void,
  caller: { lastId: number | null; request: FastifyRequest; end: () => void },
) => () => void;

/** Registers an endpoint whose response is a stream of server-sent events. */
export function serveEvents<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  subscribe: Subscribe<NoInfer<E>>,
): void {
  const streams = new Set<Readable>();
  const open = countStreams();

  const say = (stream: Readable, text: string) => {
    if (stream.readableLength > UNREAD_MAX_BYTES) stream.destroy();
    else if (!stream.destroyed) stream.push(text);
  };
  const beat = setInterval(() => {
    for (const stream of streams) say(stream, ':\n\n');
  }, BEAT_EVERY_MS);
  beat.unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const stream of streams) stream.push(null);
  });

  app.route({
    method: 'GET',
    url: endpoint.path,
    // The response to a HEAD would stay open as well, and no client would end it.
    exposeHeadRoute: false,
    config: { endpoint },
    handler: (request, reply) => {
      if (endpoint.access !== 'anyone') requireViewer(request);
      const leave = open.enter(request);
      const stream = new Readable({ read() {} });
      const end = () => void stream.push(null);
      streams.add(stream);
      const unsubscribe = subscribe(
        ({ id, data }) =>
          say(stream, `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`),
        { lastId: lastIdOf(request.headers['last-event-id']), request, end },
      );
      const timer = endpoint.access === 'anyone' ? null : setTimeout(end, SIGNED_IN_MAX_MS).unref();
      stream.once('close', () => {
        unsubscribe();
        if (timer) clearTimeout(timer);
        streams.delete(stream);
        leave();
      });
      say(stream, `retry: ${RETRY_MS}\n\n`);
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'private, no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  });
}

/** Counts the open streams of each account, and those of people and of visitors in each network. */
function countStreams() {
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  return {
    /** Throws if there are too many. Returns the function that counts it as closed. */
    enter(request: FastifyRequest): () => void {
      const viewer = findViewer(request);
      const network = networkOf(request.ip);
      const limits: [key: string, limit: number][] = viewer
        ? [
            [`account ${viewer.accountId}`, STREAMS_PER_ACCOUNT],
            [`people ${network}`, STREAMS_PER_NETWORK],
          ]
        : [[`visitors ${network}`, STREAMS_PER_NETWORK]];
      if (limits.some(([key, limit]) => countOf(key) >= limit))
        throw new AppError('too_many_requests', { retryAfterSeconds: FULL_RETRY_SECONDS });
      for (const [key] of limits) counts.set(key, countOf(key) + 1);
      return () => {
        for (const [key] of limits)
          if (countOf(key) > 1) counts.set(key, countOf(key) - 1);
          else counts.delete(key);
      };
    },
  };
}

function lastIdOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
