import { randomBytes, randomUUID } from 'node:crypto';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetRemoved } from '#items/removed-items.commands.ts';
import { kitchenParts } from '#kitchen-parts.ts';
import { deleteEndedKitchens } from '#kitchens/end-kitchens.commands.ts';
import { inviteTo, letIn, startKitchen } from '#testing/kitchens.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';
import { forgetUnusedPictures } from './pictures.commands.ts';

const ANA = 'ana@example.com';
const GUEST = 'guest@example.com';
const FORMER = 'former@example.com';
const STRANGER = 'stranger@example.com';
let server: TestServer;
let kitchen: KitchenId;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  kitchen = await startKitchen(server, ANA);
  await letIn(server, kitchen, ANA, { email: GUEST, role: 'guest' });
  const former = await letIn(server, kitchen, ANA, { email: FORMER, role: 'member' });
  await (await server.as(ANA)).send('DELETE', `/kitchens/${kitchen}/members/${former}`);
});

/** Another photo each time: the same one is stored once. */
const photo = () =>
  sharp(randomBytes(9 * 9 * 3), { raw: { width: 9, height: 9, channels: 3 } })
    .png()
    .toBuffer();

async function upload(path: string): Promise<string> {
  const sent = await (await server.as(ANA)).send('POST', path, await photo(), {
    'content-type': 'image/png',
  });
  expect(sent.statusCode, sent.body).toBe(201);
  return sent.json().url;
}

/** The status of the picture for a person, or for a visitor. */
const statusFor = async (email: string | null, url: string, headers: Record<string, string> = {}) =>
  (await (await server.as(email)).get(url.slice('/api'.length), headers)).statusCode;

async function addToKitchen(image: string): Promise<{ id: string; image: string }> {
  const ana = await server.as(ANA);
  const added = await ana.send('POST', `/kitchens/${kitchen}/items`, newItem({ image }));
  expect(added.statusCode, added.body).toBe(201);
  const id = added.json().insertedId;
  return { id, image: await imageOf(`/kitchens/${kitchen}/items/${id}`) };
}

const imageOf = async (path: string) => (await (await server.as(ANA)).get(path)).json().image;

/** A day later, after the hourly chores. */
async function aDayLater(): Promise<void> {
  await sql`update pictures set created_at = created_at - interval '25 hours'`.execute(server.db);
  await sql`update item_events set happened_at = happened_at - interval '25 hours'`.execute(server.db);
  await forgetRemoved(server.db);
  await forgetUnusedPictures(server.db);
}

test('a photo of a kitchen is shown to its people, and to nobody else', async () => {
  const url = await upload(`/kitchens/${kitchen}/pictures`);
  expect(url).toMatch(new RegExp(`^/api/pictures/${kitchen}/[\\w-]{36}\\.webp$`));
  expect(await statusFor(ANA, url)).toBe(200);
  expect(await statusFor(GUEST, url)).toBe(200);
  for (const email of [null, STRANGER, FORMER]) expect(await statusFor(email, url)).toBe(404);
  const withoutKitchen = url.replace(`${kitchen}/`, '');
  for (const email of [null, ANA]) expect(await statusFor(email, withoutKitchen)).toBe(404);
  const other = url.replace(kitchen, await startKitchen(server, STRANGER));
  expect(await statusFor(STRANGER, other)).toBe(404);
});

test('a photo with an id of the client is stored once under it, and under nobody else’s', async () => {
  const id = randomUUID();
  const path = `/kitchens/${kitchen}/pictures?id=${id}`;
  const bytes = await photo();
  const send = async (email: string, to = path) =>
    (await server.as(email)).send('POST', to, bytes, { 'content-type': 'image/png' });
  for (let time = 0; time < 2; time++) {
    const sent = await send(ANA);
    expect([sent.statusCode, sent.json().url]).toEqual([201, `/api/pictures/${kitchen}/${id}.webp`]);
  }
  const rows = await server.db
    .selectFrom('pictures')
    .select('id')
    .where('kitchen_id', '=', kitchen)
    .execute();
  expect(rows).toEqual([{ id }]);

  const another = randomUUID();
  expect((await send(ANA, path.replace(id, another))).json().url).toContain(another);
  await letIn(server, kitchen, ANA, { email: STRANGER, role: 'member' });
  const taken = await send(STRANGER);
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'id_taken']);
  expect((await send(ANA, path.replace(id, 'none'))).statusCode).toBe(422);
});

test('a browser shows it by its cookie alone, until the person signs out or is removed', async () => {
  const url = await upload(`/kitchens/${kitchen}/pictures`);
  const browser = server.browser();
  await browser.register(`browser-${kitchen}@example.com`, 'Secret words');
  const asPage = async (headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { cookie: browser.cookieHeader(), ...headers } });
  expect((await asPage()).statusCode).toBe(404);
  const token = await inviteTo(server, kitchen, ANA, { role: 'guest', uses: 1 });
  await browser.send('POST', '/invitations/accept', { token });

  const shown = await asPage();
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.headers['cache-control']).toBe('private, no-cache');
  const again = await asPage({ 'if-none-match': String(shown.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);

  const former = (await browser.send('GET', '/account')).json().uid;
  await (await server.as(ANA)).send('DELETE', `/kitchens/${kitchen}/members/${former}`);
  expect((await asPage({ 'if-none-match': String(shown.headers.etag) })).statusCode).toBe(404);

  const back = await inviteTo(server, kitchen, ANA, { role: 'guest', uses: 1 });
  await browser.send('POST', '/invitations/accept', { token: back });
  expect((await asPage()).statusCode).toBe(200);
  const cookie = browser.cookieHeader();
  await browser.send('POST', '/auth/logout', {});
  expect(browser.cookieHeader()).not.toContain('crisper_pictures');
  expect((await server.app.inject({ url, headers: { cookie } })).statusCode).toBe(404);
});

test('the cookie for pictures opens nothing else, and no other cookie shows pictures', async () => {
  const url = await upload(`/kitchens/${kitchen}/pictures`);
  const browser = server.browser();
  await browser.register(`cookie-${kitchen}@example.com`, 'Secret words');
  const token = await inviteTo(server, kitchen, ANA, { role: 'guest', uses: 1 });
  await browser.send('POST', '/invitations/accept', { token });
  const pictures = browser.cookies.get('crisper_pictures') ?? '';
  const session = browser.cookies.get('crisper_session') ?? '';
  const shown = (cookie: string) => server.app.inject({ url, headers: { cookie } });
  expect((await shown(`crisper_pictures=${pictures}`)).statusCode).toBe(200);
  expect((await shown(`crisper_pictures=${session}`)).statusCode).toBe(404);
  const headers = { cookie: `crisper_pictures=${pictures}` };
  const food = await server.app.inject({ url: `/api/kitchens/${kitchen}/items`, headers });
  expect(food.statusCode).toBe(401);
  const refreshed = await server.app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { cookie: `crisper_session=${pictures}` },
  });
  expect(refreshed.statusCode).toBe(401);
});

test('a session from before gets its cookie with the next token, and keeps it', async () => {
  const browser = server.browser();
  await browser.register(`before-${kitchen}@example.com`, 'Secret words');
  await server.db.updateTable('sessions').set({ picture_hash: null }).execute();
  browser.cookies.delete('crisper_pictures');
  await browser.refresh();
  const cookie = browser.cookies.get('crisper_pictures');
  expect(cookie).toBeDefined();
  await sql`update sessions set rotated_at = rotated_at - interval '1 minute'`.execute(server.db);
  expect((await browser.refresh()).cookies.map(({ name }) => name)).toEqual(['crisper_session']);
});

test('what was uploaded for everybody is the kitchen’s once its food shows it', async () => {
  const url = await upload('/pictures');
  const { id, image } = await addToKitchen(url);
  expect(image).toBe(url.replace('pictures/', `pictures/${kitchen}/`));
  expect([await statusFor(ANA, image), await statusFor(STRANGER, image)]).toEqual([200, 404]);
  // Sending back what was read changes nothing.
  const body = newItem({ image, title: 'Oat milk' });
  const changed = await (await server.as(ANA)).send('PUT', `/kitchens/${kitchen}/items/${id}`, body);
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await imageOf(`/kitchens/${kitchen}/items/${id}`)).toBe(image);
  await aDayLater();
  expect(await statusFor(null, url)).toBe(404);
  expect(await statusFor(ANA, image)).toBe(200);
});

test('food that moves between the public fridge and a kitchen takes its picture along', async () => {
  const url = await upload('/pictures');
  const { _id } = await server.addItem(ANA, { image: url });
  const ana = await server.as(ANA);
  const move = (way: string) => ana.send('POST', `/kitchens/${kitchen}/items/${way}`, { ids: [_id] });
  expect((await move('move-in')).statusCode).toBe(200);
  const image = await imageOf(`/kitchens/${kitchen}/items/${_id}`);
  expect(image).toBe(url.replace('pictures/', `pictures/${kitchen}/`));
  await aDayLater();
  expect([await statusFor(null, url), await statusFor(null, image)]).toEqual([404, 404]);
  expect(await statusFor(GUEST, image)).toBe(200);
  expect((await move('move-back')).statusCode).toBe(200);
  expect(await imageOf(`/items/${_id}`)).toBe(url);
  expect(await statusFor(null, url)).toBe(200);
});

test('food that is eaten comes back with its picture, whenever that is undone', async () => {
  const { id, image } = await addToKitchen(await upload(`/kitchens/${kitchen}/pictures`));
  const ana = await server.as(ANA);
  const intend = async (intent: object) => {
    const answer = await ana.send('POST', `/kitchens/${kitchen}/intents`, { intents: [intent] });
    return answer.json().results[0].outcome;
  };
  const eaten = crypto.randomUUID();
  expect(await intend({ id: eaten, kind: 'finishItem', itemId: id, outcome: 'eaten' })).toBe('done');
  await aDayLater();
  expect(await intend({ id: crypto.randomUUID(), kind: 'undo', event: eaten })).toBe('done');
  expect(await imageOf(`/kitchens/${kitchen}/items/${id}`)).toBe(image);
  expect(await statusFor(GUEST, image)).toBe(200);
});

test('nobody puts a picture of a kitchen that they are not in on their own food', async () => {
  const image = await upload(`/kitchens/${kitchen}/pictures`);
  for (const email of [STRANGER, FORMER]) {
    const person = await server.as(email);
    const added = await person.send('POST', '/items', newItem({ image }));
    expect([added.statusCode, added.json().code]).toEqual([404, 'kitchen_not_found']);
    const photoURL = await person.send('PATCH', '/account', { photoURL: image });
    expect(photoURL.statusCode).toBe(422);
  }
});

test('the picture stays when the account of who uploaded it is deleted, and goes with the kitchen', async () => {
  const leaver = `leaver-${kitchen}@example.com`;
  await letIn(server, kitchen, ANA, { email: leaver, role: 'member' });
  const person = await server.as(leaver);
  const sent = await person.send('POST', `/kitchens/${kitchen}/pictures`, await photo(), {
    'content-type': 'image/png',
  });
  const { url } = sent.json();
  expect((await person.get('/account/export')).json().pictures).toMatchObject([{ url }]);
  expect((await person.send('DELETE', '/account', {})).statusCode).toBe(200);
  expect(await statusFor(ANA, url)).toBe(200);
  const rows = server.db.selectFrom('pictures').select('owner_id').where('kitchen_id', '=', kitchen);
  expect(await rows.execute()).toEqual([{ owner_id: null }]);
  await server.db.updateTable('kitchens').set({ ends_at: new Date() }).where('id', '=', kitchen).execute();
  expect(await statusFor(ANA, url)).toBe(404);
  await deleteEndedKitchens(server.db, kitchenParts);
  expect(await rows.execute()).toEqual([]);
});
