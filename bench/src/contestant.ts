// One server in its own process, so that its processor time is measured alone; it loads nothing of the others. Started
// by contestants.ts.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'express';

/** The response of the prebuilt servers: a file with the body, and the status. */
const body = process.env.BODY ? readFileSync(process.env.BODY) : Buffer.of();
const status = Number(process.env.STATUS ?? 200);
const headers = { 'content-type': 'application/json; charset=utf-8' };

async function listenBare(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function listen(answer: RequestHandler): Promise<number> {
  const { default: express } = await import('express');
  const app = express().use(express.json());
  app.get('/api/items', answer);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

const contestants: Record<string, () => Promise<number>> = {
  /** The limit: Node's own server and bytes in memory. */
  bare: () =>
    listenBare((_request, response) => {
      response.writeHead(status, status === 304 ? {} : { ...headers, 'content-length': body.length });
      response.end(status === 304 ? undefined : body);
    }),
  /** The limit with PostgreSQL: the same statement by the same driver, and its rows as they come. */
  async 'bare-database'() {
    const { sql } = await import('kysely');
    const { connect } = await import('@crisper/server/db/database.ts');
    const { prepared } = await import('@crisper/server/db/prepared.ts');
    const { PUBLIC_FRIDGE_ID } = await import('@crisper/domain/kitchens/kitchen.ts');
    const { requireKitchen } = await import('@crisper/server/kitchens/require-kitchen.ts');
    const { selectItems } = await import('@crisper/server/items/items.queries.ts');
    const connection = { host: process.env.DATABASE_FOLDER, user: 'crisper', database: 'postgres' };
    const db = connect(connection, () => {});
    const inKitchen = await requireKitchen(db, null, PUBLIC_FRIDGE_ID, 'look');
    const read = prepared((db) =>
      selectItems(db, inKitchen)
        .orderBy('items.added_at', 'desc')
        .orderBy('items.id', 'desc')
        .limit(sql.lit(16)),
    );
    return listenBare(async (_request, response) => {
      const rows = Buffer.from(JSON.stringify(await read(db, {})));
      response.writeHead(200, { ...headers, 'content-length': rows.length }).end(rows);
    });
  },
  async fastify() {
    const { default: Fastify } = await import('fastify');
    const app = Fastify();
    app.get('/*', (_request, reply) =>
      status === 304 ? reply.code(304).send() : reply.headers(headers).send(body),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app.addresses()[0]?.port ?? 0;
  },
  /** The server that a weekend's work would give: all of the array, and its file, every time. */
  'express-file': () =>
    listen(async (_request, response) => {
      const items = JSON.parse(await readFile(process.env.BODY ?? '', 'utf8')) as unknown;
      response.json(items);
    }),
  /** The same with the array in memory only: no other process can change it, and it is lost with this one. */
  express() {
    const items: unknown = JSON.parse(body.toString());
    return listen((_request, response) => response.json(items));
  },
  async ours() {
    await import('@crisper/server/collect-seldom.ts');
    const { readConfig } = await import('@crisper/server/config.ts');
    const { startServer } = await import('@crisper/server/start-server.ts');
    const server = await startServer(readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'silent' }));
    return server.app.addresses()[0]?.port ?? 0;
  },
};

const port = await contestants[process.argv[2] ?? '']?.();
process.on('message', () => process.send?.({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }));
process.send?.(port);
