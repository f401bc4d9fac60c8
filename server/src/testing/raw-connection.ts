import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const PATIENCE_MS = 30_000;

/** A connection on which anything can be said. */
export async function rawConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // A server that ends the connection while we still write is what some tests are about.
  socket.on('error', () => {});
  return socket;
}

/** Says it, and answers with all that came back until the server ended the connection. */
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

/** When the server has ended the connection, however it did. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`still open after ${PATIENCE_MS} ms`)), PATIENCE_MS);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
