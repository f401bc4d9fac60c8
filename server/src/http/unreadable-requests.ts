import type { Socket } from 'node:net';
import { errorText } from '@crisper/texts/errors.ts';
import { STATUS_CODES } from './node-http.ts';

/** Node's error codes for a request that it could not parse. */
const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Responds to invalid HTTP with our own text and headers, and closes the connection. */
export function refuseUnreadable(headers: Record<string, string>) {
  const code = 'malformed_request';
  const body = JSON.stringify({ code, message: errorText[code] });
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const rest = `${lines.join('')}\r\n${body}`;

  return (error: Error & { code?: string }, socket: Socket): void => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const status = STATUS_OF[error.code ?? ''] ?? 400;
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${rest}`);
    }
    socket.destroy(error);
  };
}
