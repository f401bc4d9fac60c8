import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openCertificate } from './http/certificate.ts';
import { holdPort } from './listening.ts';
import type { RunningServer } from './serve-app.ts';
import { startServer } from './start-server.ts';
import { type SelfSigned, selfSigned } from './testing/self-signed.ts';

const HOST = 'crisper.home.arpa';
const HEALTH = fileURLToPath(new URL('../health.mjs', import.meta.url));
const run = promisify(execFile);

let folder: string;
let pair: SelfSigned;
let settings: Record<string, string>;
let server: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-tls-'));
  pair = selfSigned(HOST);
  const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
  await writeFile(files.TLS_CERT, pair.cert);
  await writeFile(files.TLS_KEY, pair.key);
  settings = { ...files, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' };
  server = await startServer(readConfig(settings));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** As a browser asks that trusts the certificate and finds the name on this computer. */
async function ask(port: number, method: string, path: string, body?: object): Promise<Answer> {
  const sent = request({
    ...{ method, path, port, host: '127.0.0.1', servername: HOST, ca: pair.cert },
    headers: { host: `${HOST}:${port}`, ...(body && { 'content-type': 'application/json' }) },
  });
  sent.end(body && JSON.stringify(body));
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const portOf = ({ address }: RunningServer) => Number(new URL(address).port);

test('its URL has the name that the certificate is for', () => {
  expect(server.address).toMatch(/^https:\/\/crisper\.home\.arpa:\d+$/);
});

test('the health check of a container asks as the server listens', async () => {
  const check = (env: Record<string, string>) => run(process.execPath, [HEALTH], { env });
  const { TLS_CERT = '' } = settings;
  await check({ TLS_CERT, PORT: `${portOf(server)}` });
  await expect(check({ PORT: `${portOf(server)}` })).rejects.toThrow('fetch failed');
});

test('people sign up with cookies that are sent over TLS only', async () => {
  const account = { name: 'Ana', email: 'ana@example.com', password: 'Crisper1' };
  const { status, headers } = await ask(portOf(server), 'POST', '/api/auth/register', account);
  expect(status).toBe(201);
  const cookies = headers['set-cookie'] ?? [];
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-.*; Secure$/);
});

test('browsers are told to insist on TLS only where the whole host is ours', async () => {
  const { headers } = await ask(portOf(server), 'GET', '/api/health');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('requests without TLS get no answer', async () => {
  await expect(fetch(`http://127.0.0.1:${portOf(server)}/api/health`)).rejects.toThrow();
});

test('callers who come before it is ready are answered over TLS as well', async () => {
  const config = readConfig(settings);
  const held = await holdPort(config, config.tls && (await openCertificate(config.tls)));
  expect(await ask(held.port, 'GET', '/')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  await held.release();
});
