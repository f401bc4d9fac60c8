import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { mayPostTo, postOutside } from './post-outside.ts';

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

/** A receiver on this computer, and its place in the operator's list. */
async function receiver(answer: RequestListener): Promise<{ url: URL; host: string }> {
  const server = createServer(answer);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: new URL(`http://${host}/hook`), host };
}

const post = (url: string | URL, listed: string[] = []) =>
  postOutside({ url: new URL(url), headers: {}, body: '{}' }, listed);

test.each([
  'https://127.0.0.1/hook',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://2130706433/hook',
  'https://localhost/hook',
  'https://router/hook',
  'https://hooks.example:8443/hook',
  'https://ana:secret@hooks.example/hook',
  'http://hooks.example/hook',
])('%s is refused', async (url) => {
  expect(mayPostTo(new URL(url), [])).toBe(false);
  await expect(post(url)).rejects.toThrow('not a public address');
});

test.each([
  ['192.168.1.20:8123', 'http://192.168.1.20:8123/api/webhook/crisper', true],
  ['192.168.1.20:8123', 'http://192.168.1.20:8124/', false],
  ['192.168.1.20:8123', 'http://192.168.1.20/', false],
  ['192.168.1.20:8123', 'http://ana@192.168.1.20:8123/', false],
  ['192.168.1.20:8123', 'ftp://192.168.1.20:8123/', false],
  ['home.local:80', 'http://home.local/', true],
  ['home.local:443', 'https://home.local/', true],
])('with %s in the list, %s is allowed: %s', (listed, url, expected) => {
  expect(mayPostTo(new URL(url), [listed])).toBe(expected);
});

test('a redirect into the network is not followed', async () => {
  let asked = 0;
  const inside = await receiver((_request, response) => {
    asked++;
    response.end();
  });
  const outside = await receiver((_request, response) =>
    response.writeHead(307, { location: inside.url.href }).end(),
  );
  expect(await post(outside.url, [outside.host])).toEqual({ status: 307, retryAfterSeconds: null });
  expect(asked).toBe(0);
});

test('of a response without an end, nothing is read but its head', async () => {
  let written = 0;
  const flood = await receiver((_request, response) => {
    const chunk = Buffer.alloc(64 * 1024);
    response.writeHead(200);
    const write = () => {
      while (!response.destroyed && written < 64 * 1024 * 1024) {
        written += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', write);
      }
    };
    write();
  });
  expect((await post(flood.url, [flood.host])).status).toBe(200);
  const [server] = servers;
  await expect
    .poll(() => new Promise((resolve) => server?.getConnections((_, count) => resolve(count))))
    .toBe(0);
  expect(written).toBeLessThan(10 * 1024 * 1024);
});

test('a receiver that switches to another protocol gave no response', async () => {
  const head = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  const switching = await receiver(({ socket }) => void socket.write(head));
  await expect(post(switching.url, [switching.host])).rejects.toThrow('another protocol');
});

test('a receiver that says nothing is left after ten seconds', { timeout: 30_000 }, async () => {
  const silent = await receiver(() => {});
  await expect(post(silent.url, [silent.host])).rejects.toThrow('aborted');
});

test.each([
  ['120', 120],
  [new Date(Date.now() + 3_600_000).toUTCString(), 3600],
  ['soon', null],
  ['9999999999999', 7 * 86_400],
  ['9'.repeat(400), 7 * 86_400],
  ['Fri, 31 Dec 9999 23:59:59 GMT', 7 * 86_400],
])('a Retry-After of "%s" is %s seconds', async (header, expected) => {
  const busy = await receiver((_request, response) =>
    response.writeHead(429, { 'retry-after': header }).end(),
  );
  const { retryAfterSeconds } = await post(busy.url, [busy.host]);
  if (expected === null) expect(retryAfterSeconds).toBeNull();
  else expect(Math.abs((retryAfterSeconds ?? 0) - expected)).toBeLessThan(60);
});
