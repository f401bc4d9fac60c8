import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const PATIENCE_MS = 30_000;

/** A connection on which any bytes can be sent. */
export async function rawConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // Some tests are about a server that closes the connection while we still write.
  socket.on('error', () => {});
  return socket;
}

/** Sends the bytes, and returns everything received until the server closed the connection. */
export async function say(port: number, ...parts: (string | Buffer)[]): Promise<string> {
  const socket = await rawConnection(port);
  let heard = '';
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text;
  });
  for (const part of parts) socket.write(part);
  await closed(socket);
  return heard;
}

/** Resolves when the server has closed the connection, in whatever way. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`still open after ${PATIENCE_MS} ms`)), PATIENCE_MS);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
