// One server in a process of its own, so that its processor time is its own. Started by contestants.ts.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@crisper/server/config.ts';
import { startServer } from '@crisper/server/start-server.ts';
import express from 'express';
import Fastify from 'fastify';

/** What the prebuilt servers answer: a file with the body, and the status. */
const body = process.env.BODY ? readFileSync(process.env.BODY) : Buffer.of();
const status = Number(process.env.STATUS ?? 200);
const headers = { 'content-type': 'application/json; charset=utf-8' };

const contestants: Record<string, () => Promise<number>> = {
  /** The limit: Node's own server and bytes that are there already. */
  async bare() {
    const server = createServer((_request, response) => {
      response.writeHead(status, status === 304 ? {} : { ...headers, 'content-length': body.length });
      response.end(status === 304 ? undefined : body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  },
  async fastify() {
    const app = Fastify();
    app.get('/*', (_request, reply) =>
      status === 304 ? reply.code(304).send() : reply.headers(headers).send(body),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app.addresses()[0]?.port ?? 0;
  },
  /** The kind of server the product would be with an array in a file: everything, every time. */
  async express() {
    const items: unknown = JSON.parse(body.toString());
    const app = express();
    app.get('/api/items', (_request, response) => void response.json(items));
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    return (server.address() as AddressInfo).port;
  },
  async ours() {
    const server = await startServer(readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'silent' }));
    return server.app.addresses()[0]?.port ?? 0;
  },
};

const port = await contestants[process.argv[2] ?? '']?.();
process.on('message', () => process.send?.(process.cpuUsage()));
process.send?.(port);
