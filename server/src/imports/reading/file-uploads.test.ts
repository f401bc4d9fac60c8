import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillKitchen, startKitchen } from '#testing/kitchens.ts';
import { rawConnection } from '#testing/raw-connection.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { endlessBackup } from './backup.fixture.ts';
import { FOLDER_PREFIX, removeAbandonedFiles } from './read-import-file.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const OCTETS = { 'content-type': 'application/octet-stream' };

let server: TestServer;
let kitchen: KitchenId;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-uploads-'));
  server = await testServer();
  // The server has its own folder already.
  vi.stubEnv('TMPDIR', folder);
  kitchen = await startKitchen(server, ANA);
  await fillKitchen(server, kitchen, { [ANA]: 'owner', [BEN]: 'member' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const files = () => readdirSync(folder).filter((name) => name.startsWith(FOLDER_PREFIX));

test('nothing is left of a file whose connection is cut, and the person may send it again', async () => {
  const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const token = await server.tokens.sign(await server.signUp(ANA));
  const path = `/api/kitchens/${kitchen}/imports/read`;
  const socket = await rawConnection(Number(address.port));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: crisper.home.arpa\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: application/octet-stream\r\nContent-Length: 1000000\r\n\r\n',
  );
  socket.write('SQLite format 3\0');
  await expect.poll(files).toHaveLength(1);
  socket.destroy();
  await once(socket, 'close');
  await expect.poll(files).toEqual([]);
  const again = await (await server.as(ANA)).send(
    'POST',
    path.slice('/api'.length),
    Buffer.from('x'),
    OCTETS,
  );
  expect(again.json()).toMatchObject({ code: 'import_file_refused' });
});

test('others are answered while a file is read that never ends', async () => {
  const [ana, ben] = [await server.as(ANA), await server.as(BEN)];
  let isRead = false;
  const reading = ana
    .send('POST', `/kitchens/${kitchen}/imports/read`, Buffer.concat(endlessBackup()), OCTETS)
    .finally(() => {
      isRead = true;
    });
  await expect.poll(files).toHaveLength(1);
  expect((await ben.get(`/kitchens/${kitchen}/changes`)).statusCode).toBe(200);
  expect(isRead).toBe(false);
  expect((await reading).json()).toMatchObject({ code: 'import_file_refused' });
  expect(files()).toEqual([]);
});

test('a file that a server left behind when it was killed is deleted by the next, one that is being read is not', async () => {
  for (const [name, minutesAgo] of [
    ['killed', 11],
    ['reading', 2],
  ] as const) {
    const path = join(folder, FOLDER_PREFIX + name);
    await mkdir(path);
    const then = new Date(Date.now() - minutesAgo * 60_000);
    await utimes(path, then, then);
  }
  await removeAbandonedFiles();
  expect(files()).toEqual([`${FOLDER_PREFIX}reading`]);
  await rm(join(folder, `${FOLDER_PREFIX}reading`), { recursive: true });
});
