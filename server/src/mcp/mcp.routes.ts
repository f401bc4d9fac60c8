import { AppError } from '@crisper/domain/errors.ts';
import { KEY_PREFIX } from '@crisper/domain/keys/program-key.ts';
import { noStreams } from '@crisper/texts/keys/assistants.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseKeysInUrls } from '#api/key-access.ts';
import { findKeyUse } from '#calling/program-keys.queries.ts';
import type { Database } from '#db/database.ts';
import type { Budgets } from '#limits/budgets.ts';
import { callsOf } from './kitchen-calls.ts';

const KEY = new RegExp(`^Bearer +(${KEY_PREFIX}[\\w-]{43})$`, 'i');

async function requireKey({ headers }: FastifyRequest, db: Database) {
  const { authorization } = headers;
  if (authorization === undefined) throw new AppError('unauthenticated');
  const key = KEY.exec(authorization)?.[1];
  const use = key === undefined ? null : await findKeyUse(db, key);
  if (!use?.viewer.key) throw new AppError('invalid_token');
  const { accountId, language, key: shown } = use.viewer;
  return { asker: { authorization, accountId, language }, key: shown };
}

/** Streams of news never end, and there are none here: each request stands alone. */
const OPEN_STREAM = 'subscriptions/listen';
const METHOD_NOT_FOUND = -32_601;

const methodOf = (message: unknown): unknown => Object(message).method;

/** Of a request for a stream, or of several messages with one, what the protocol answers to an unknown method. */
function refusalOfStream(body: unknown) {
  const refused = [body].flat().find((message) => methodOf(message) === OPEN_STREAM);
  if (refused === undefined) return null;
  const { id = null } = Object(refused) as { id?: unknown };
  return { jsonrpc: '2.0', id, error: { code: METHOD_NOT_FOUND, message: noStreams } };
}

/** To a request that opens a stream of news or ends a session, of which there are none: the protocol asks for this status. */
function refuseMethod(_request: FastifyRequest, reply: FastifyReply) {
  const refusal = { jsonrpc: '2.0', id: null, error: { code: METHOD_NOT_FOUND, message: noStreams } };
  return reply.status(405).headers({ allow: 'POST', 'cache-control': 'private, no-store' }).send(refusal);
}

/** Ends what is done for a caller who is gone. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Each costs as much as some small requests, before it asks for anything. */
const READS_PER_MESSAGE = 4;

interface Work {
  keys: Budgets;
  reads: Budgets;
}

/** A request may bring a hundred messages. They count for the key, and for its person, who may have many keys. */
function count(
  { keys, reads }: Work,
  body: unknown,
  { keyId, accountId }: Record<'keyId' | 'accountId', string>,
) {
  const messages = [body].flat().length;
  const retryAfterSeconds =
    keys.spend(keyId, messages) ?? reads.spend(accountId, READS_PER_MESSAGE * messages);
  if (retryAfterSeconds !== null) throw new AppError('too_many_requests', { retryAfterSeconds });
}

/** A door for assistants, by the Model Context Protocol. Each request stands alone: nothing is kept between two. */
export function mcpRoutes(app: FastifyInstance, db: Database, work: Work): void {
  refuseKeysInUrls(app);
  app.route({ method: ['GET', 'DELETE'], url: '/mcp', handler: refuseMethod });
  app.post('/mcp', async (request, reply) => {
    const { asker, key } = await requireKey(request, db);
    count(work, request.body, { keyId: key.id, accountId: asker.accountId });
    const refusal = refusalOfStream(request.body);
    if (refusal) return reply.status(404).header('cache-control', 'private, no-store').send(refusal);
    const calls = callsOf(app, asker, request.ip);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && name !== 'authorization') headers.set(name, value);
    const asked = new Request('http://localhost/mcp', {
      method: 'POST',
      headers,
      body: JSON.stringify(request.body),
      signal: signalOf(reply),
    });
    // The protocol takes 15 MB of memory that a server without assistants does not need.
    const { answerAssistant } = await import('./answer-assistant.ts');
    const answer = await answerAssistant(asked, request.body, { calls, scope: key.scope });
    reply.status(answer.status).header('cache-control', 'private, no-store');
    for (const [name, value] of answer.headers) if (name !== 'content-length') reply.header(name, value);
    return reply.send(Buffer.from(await answer.arrayBuffer()));
  });
}
