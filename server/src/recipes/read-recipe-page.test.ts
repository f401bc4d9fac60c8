import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { errorText } from '@crisper/texts/errors.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { selfSigned } from '#testing/self-signed.ts';
import { type Client, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const MEGABYTE = 1024 * 1024;
const SOUP = {
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: ['1 onion'],
  url: 'https://elsewhere.example',
};
const HTML = `<html><script type="application/ld+json">${JSON.stringify(SOUP)}</script>Soup – crème</html>`;
const IS_HTML = { 'content-type': 'text/html; charset=utf-8' };

/** A site on this computer: what it was asked with which headers, and how it answers. */
const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
let answer: RequestListener;
let site: Server;
/** What is beside it in its network, and must never hear of it. */
let inside: Server;
const heard: string[] = [];
let server: TestServer;
let ana: Client;
let flat: KitchenId;

const originOf = (listening: Server) => `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  inside = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.writeHead(200, IS_HTML).end(HTML);
  });
  for (const listening of [site, inside]) {
    listening.listen(0, '127.0.0.1');
    await once(listening, 'listening');
  }
  server = await testServer({ RECIPE_TEST_SITE: originOf(site) });
  ana = await server.as(ANA);
  flat = await startKitchen(server, ANA);
});
beforeEach(async () => {
  asked.length = 0;
  heard.length = 0;
  answer = (_, response) => response.writeHead(200, IS_HTML).end(HTML);
  await server.db.deleteFrom('throttles').execute();
});
afterAll(async () => {
  await server.close();
  for (const listening of [site, inside]) {
    listening.closeAllConnections();
    listening.close();
  }
});

const readBy = (who: Client, url: unknown) => who.send('POST', `/kitchens/${flat}/recipes/read`, { url });
const read = (path = '/soup') => readBy(ana, `${originOf(site)}${path}`);
const redirectTo =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location }).end();

async function expectUnreadable(path?: string): Promise<void> {
  const refused = await read(path);
  expect(refused.json()).toEqual({
    code: 'recipe_page_unreadable',
    message: 'That page does not let us read it. Paste the ingredients instead.',
  });
  expect(refused.statusCode).toBe(422);
}

test('a page that switches to another protocol is not waited for', async () => {
  const head = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  answer = ({ socket }) => void socket.write(head);
  await expectUnreadable();
});

test('a page is read once, and learns nothing of who asked', async () => {
  const answered = await read('/soup?for=2#steps');
  expect(answered.statusCode).toBe(200);
  expect(answered.json()).toEqual({
    recipes: [
      {
        ...{ title: 'Soup', servings: null, minutes: null, lines: ['1 onion'], steps: [], wasCut: false },
        source: `${originOf(site)}/soup?for=2`,
      },
    ],
  });
  expect(asked.map(({ url }) => url)).toEqual(['/soup?for=2']);
  expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual([
    ...['accept', 'accept-encoding', 'connection', 'host', 'user-agent'],
  ]);
  expect(asked[0]?.headers['user-agent']).toBe('Crisper');
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('a page packed with %s is read', async (encoding, pack) => {
  answer = (_, response) =>
    response.writeHead(200, { ...IS_HTML, 'content-encoding': encoding }).end(pack(HTML));
  expect((await read()).json().recipes).toHaveLength(1);
});

test('a page in another charset is read', async () => {
  const german = HTML.replace('1 onion', '1 Möhre');
  answer = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html;charset="ISO-8859-1"' })
      .end(Buffer.from(german, 'latin1'));
  expect((await read()).json().recipes[0].lines).toEqual(['1 Möhre']);
});

test('two redirects are followed, a third is not', async () => {
  answer = ({ url }, response) => {
    const left = Number(url?.slice(1));
    if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end();
    else response.writeHead(200, IS_HTML).end(HTML);
  };
  expect((await read('/2')).statusCode).toBe(200);
  await expectUnreadable('/3');
  expect(asked.map(({ url }) => url)).toEqual(['/2', '/1', '/0', '/3', '/2', '/1']);
});

test('a redirect into the network is not followed', async () => {
  const { port } = new URL(originOf(inside));
  for (const location of [
    ...[originOf(inside), `https://127.0.0.1:${port}/`, `https://[::1]:${port}/`, 'https://192.168.0.1/'],
    ...[
      'https://localhost/',
      'https://2130706433/',
      'http://food.example/',
      'file:///etc/passwd',
      'https://',
      '',
    ],
    `${originOf(site).replace('//', '//ana:secret@')}/soup`,
  ]) {
    answer = redirectTo(location);
    await server.db.deleteFrom('throttles').execute();
    await expectUnreadable();
  }
  expect(heard).toEqual([]);
});

test.each([
  'https://127.0.0.1/soup',
  'https://localhost/soup',
  'https://router/soup',
  'https://[::1]/soup',
  'https://[::ffff:127.0.0.1]/soup',
  'https://2130706433/soup',
  'https://0x7f.1/soup',
  'https://169.254.169.254/latest/meta-data/',
  'https://192.168.0.1/',
  'https://10.0.0.1/',
  'https://food.example:8443/soup',
  'https://ana:secret@food.example/soup',
  'http://food.example/soup',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'soup',
  `https://food.example/${'x'.repeat(5000)}`,
  '',
])('%j is not asked for', async (url) => {
  const refused = await readBy(ana, url);
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    { code: 'recipe_url_refused', message: errorText.recipe_url_refused },
  ]);
});

test('other ports of this computer are not asked, whatever a test allows', async () => {
  expect((await readBy(ana, originOf(inside))).json().code).toBe('recipe_url_refused');
  expect((await readBy(ana, `https://127.0.0.1:${new URL(originOf(site)).port}/`)).statusCode).toBe(422);
  expect((await readBy(ana, originOf(site).replace('//', '//ana:secret@'))).json().code).toBe(
    'recipe_url_refused',
  );
  expect([heard, asked]).toEqual([[], []]);
});

test.each([
  ['is not there', 404, IS_HTML],
  ['wants a login', 401, IS_HTML],
  ['fails', 503, IS_HTML],
  ['is a file', 200, { 'content-type': 'application/pdf' }],
  ['is data', 200, { 'content-type': 'application/ld+json' }],
  ['does not say what it is', 200, {}],
  ['is packed in an unknown way', 200, { ...IS_HTML, 'content-encoding': 'zip' }],
  ['says that it is packed and is not', 200, { ...IS_HTML, 'content-encoding': 'gzip' }],
  ['has an unknown charset', 200, { 'content-type': 'text/html; charset=klingon' }],
])('a page that %s cannot be read', async (_, status, headers) => {
  answer = (_request, response) => response.writeHead(status, headers).end(HTML);
  await expectUnreadable();
});

test('a connection that breaks off cannot be read', async () => {
  answer = (request) => request.socket.destroy();
  await expectUnreadable();
  answer = (request, response) => {
    response.writeHead(200, { ...IS_HTML, 'content-length': HTML.length * 2 });
    response.write(HTML, () => request.socket.destroy());
  };
  await expectUnreadable();
});

test.each([
  ['no data', '<html>1 onion</html>'],
  ['other data', HTML.replace('"Recipe"', '"Product"')],
  ['nothing', ''],
])('a page with %s has no recipe', async (_, html) => {
  answer = (_request, response) => response.writeHead(200, IS_HTML).end(html);
  const refused = await read();
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    { code: 'recipe_page_empty', message: errorText.recipe_page_empty },
  ]);
});

test('a page that never ends is left', async () => {
  let isLeft = false;
  answer = (_, response) => {
    response.writeHead(200, IS_HTML);
    response.on('close', () => {
      isLeft = true;
    });
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
    };
    response.on('drain', more);
    more();
  };
  await expectUnreadable();
  await expect.poll(() => isLeft).toBe(true);
});

// The best that brotli does takes long.
const brotli = (data: Buffer) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

test.each([
  ['gzip', gzipSync],
  ['br', brotli],
] as const)('a bomb of %s ends', async (encoding, pack) => {
  const bomb = pack(Buffer.concat([Buffer.from(HTML), Buffer.alloc(50 * MEGABYTE)]));
  expect(bomb.length).toBeLessThan(MEGABYTE);
  answer = (_, response) => response.writeHead(200, { ...IS_HTML, 'content-encoding': encoding }).end(bomb);
  await expectUnreadable();
});

test('two megabytes are read, a byte more is not', async () => {
  const filled = (size: number) => HTML.padEnd(size - 4, ' ');
  answer = (_, response) => response.writeHead(200, IS_HTML).end(filled(2 * MEGABYTE));
  expect(Buffer.byteLength(filled(2 * MEGABYTE))).toBeLessThanOrEqual(2 * MEGABYTE);
  expect((await read()).statusCode).toBe(200);
  answer = (_, response) => response.writeHead(200, IS_HTML).end(filled(2 * MEGABYTE + 8));
  await expectUnreadable();
});

test('a page that drips is left after five seconds, and others are served meanwhile', async () => {
  const drips: NodeJS.Timeout[] = [];
  answer = ({ url }, response) => {
    if (url === '/silent') return;
    if (url === '/around') return response.writeHead(302, { location: '/silent' }).end();
    response.writeHead(200, IS_HTML);
    drips.push(setInterval(() => response.write('x'), 100));
  };
  let isDone = false;
  const slow = Promise.all(['/drip', '/silent', '/around'].map(expectUnreadable)).then(() => {
    isDone = true;
  });
  await expect.poll(() => asked.length).toBe(4);
  const bo = await server.as('bo@example.com');
  expect((await bo.get('/kitchens')).statusCode).toBe(200);
  expect(isDone).toBe(false);
  await slow;
  for (const drip of drips) clearInterval(drip);
});

test('a certificate that is not right is not accepted', async () => {
  const tls = createTlsServer(selfSigned('127.0.0.1'), (_, response) =>
    response.writeHead(200, IS_HTML).end(HTML),
  );
  tls.listen(0, '127.0.0.1');
  await once(tls, 'listening');
  const origin = originOf(tls as unknown as Server).replace('http:', 'https:');
  const other = await testServer({ RECIPE_TEST_SITE: origin });
  const kitchen = await startKitchen(other, ANA);
  const refused = await (await other.as(ANA)).send('POST', `/kitchens/${kitchen}/recipes/read`, {
    url: origin,
  });
  expect(refused.json().code).toBe('recipe_page_unreadable');
  await other.close();
  tls.closeAllConnections();
  tls.close();
});

test('a person can have ten pages read in an hour', async () => {
  for (let page = 0; page < 10; page++) expect((await read()).statusCode).toBe(200);
  const refused = await read();
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_recipe_pages']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect(asked).toHaveLength(10);
  await letIn(server, flat, ANA, { email: 'ben@example.com', role: 'member' });
  expect((await readBy(await server.as('ben@example.com'), `${originOf(site)}/`)).statusCode).toBe(200);
});

test('a guest and a stranger have nothing read', async () => {
  await letIn(server, flat, ANA, { email: 'dario@example.com', role: 'guest' });
  for (const [who, status] of [
    ['dario@example.com', 403],
    ['stranger@example.com', 404],
  ] as const)
    expect((await readBy(await server.as(who), `${originOf(site)}/`)).statusCode).toBe(status);
  expect(asked).toEqual([]);
});

test('where the operator turned it off nothing is asked, and browsers are told', async () => {
  const off = await testServer({ RECIPE_PAGES: 'off', RECIPE_TEST_SITE: originOf(site) });
  const kitchen = await startKitchen(off, ANA);
  const client = await off.as(ANA);
  const refused = await client.send('POST', `/kitchens/${kitchen}/recipes/read`, { url: originOf(site) });
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'recipe_pages_off']);
  expect(asked).toEqual([]);
  expect((await client.get('/auth/providers')).json()).toMatchObject({ readsRecipePages: false });
  expect((await ana.get('/auth/providers')).json()).toMatchObject({ readsRecipePages: true });
  await off.close();
});
