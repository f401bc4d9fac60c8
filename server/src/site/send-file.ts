import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '#http/content-encoding.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import { bytesOf, type FileContent } from './file-content.ts';
import { digestOf, type WebFile } from './web-files.ts';

/** The encodings that the build makes of a file, the smallest first. */
const MADE = ['br', 'gzip'] as const;

/** Rules for documents and workers. A page loads twenty scripts, and they were a fifteenth of its bytes. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
];

function sendContent(
  reply: FastifyReply,
  content: FileContent,
  { first, last }: ByteRange = { first: 0, last: content.length - 1 },
) {
  return reply.header('content-length', last - first + 1).send(bytesOf(content, first, last));
}

/** The requested range of the file, unless the file has changed since the client's other ranges. */
function sendPart(request: FastifyRequest, reply: FastifyReply, body: FileContent, etag: string) {
  const { range, 'if-range': unchanged = etag } = request.headers;
  const part = unchanged === etag ? byteRange(range, body.length) : null;
  reply.header('accept-ranges', 'bytes');
  if (part === null) return sendContent(reply, body);
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  reply.header('content-range', `bytes ${part.first}-${part.last}/${body.length}`);
  return sendContent(reply.code(206), body, part);
}

export function send(request: FastifyRequest, reply: FastifyReply, file: WebFile, status = 200) {
  const made = MADE.filter((encoding) => file[encoding]);
  const encoding = chooseEncoding(request.headers['accept-encoding'], made);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.code(status).type(file.type).header('etag', etag).header('cache-control', file.cacheControl);
  if (file.isPart) for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
  if (file.policy) reply.header('content-security-policy', file.policy);
  reply.header('vary', file.type.startsWith('text/html') ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const encoded = encoding && file[encoding];
  if (encoded) return sendContent(reply.header('content-encoding', encoding), encoded);
  return status === 200 ? sendPart(request, reply, file.body, etag) : sendContent(reply, file.body);
}

/** A page made for this request is compressed when it is sent, so its ETag is weak. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, cacheControl }: WebFile,
  text: string,
) {
  const etag = `W/"${digestOf(text)}"`;
  reply.type(type).header('etag', etag).header('cache-control', cacheControl).header('vary', 'Cookie');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.send(text);
}
