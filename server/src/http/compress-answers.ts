import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compress, SENT_ONCE, WORTH_BYTES } from './compress.ts';
import { chooseEncoding, type Encoding } from './content-encoding.ts';

/** The cheapest first: such a response is sent once. */
const OFFERED: Encoding[] = ['zstd', 'br', 'gzip'];
const TEXTS = /^(text\/|application\/(json|xml)\b)/;
const PADDING_MAX_BYTES = 64;

/**
 * Compresses text responses for clients that accept it. Only responses to reads are compressed: all responses with a
 * token are to a POST, and a compressed length that depends on a secret leaks it (BREACH).
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isCompressible(request, reply)) return payload;
    varyByEncoding(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding'], OFFERED);
    const body = Buffer.from(payload);
    if (!encoding || body.length < WORTH_BYTES) return payload;
    reply.header('content-encoding', encoding);
    // A list has strangers' titles beside the viewer's own notes: its length must not tell what they have in common.
    if (request.headers.authorization) reply.header('x-padding', 'x'.repeat(randomInt(PADDING_MAX_BYTES)));
    return compress(body, encoding, SENT_ONCE);
  });
}

/** A strong ETag promises the same bytes, so a route that sets one has already chosen the encoding. */
function isCompressible({ method }: FastifyRequest, reply: FastifyReply): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const etag = reply.getHeader('etag');
  if (reply.hasHeader('content-encoding') || (typeof etag === 'string' && !etag.startsWith('W/')))
    return false;
  return TEXTS.test(String(reply.getHeader('content-type')));
}

function varyByEncoding(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  if (vary === undefined) reply.header('vary', 'accept-encoding');
  else if (!/accept-encoding/i.test(String(vary))) reply.header('vary', `${vary}, accept-encoding`);
}
