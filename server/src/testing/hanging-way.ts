import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** A way to a database on which nothing comes through for a while, although all connections stay open. */
export interface HangingWay {
  connection: pg.ClientConfig;
  hang(): void;
  goOn(): void;
  close(): Promise<void>;
}

export async function openWay(database: pg.ClientConfig): Promise<HangingWay> {
  const { host, port, user = '', password, database: name = '' } = new pg.Client(database);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer({ allowHalfOpen: false }, (here) => {
    const there = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    for (const [socket, other] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (data) => other.write(data));
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (isHanging) socket.pause();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const own = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  return {
    connection: { ...own, user, database: name, ...(password && { password }) },
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
