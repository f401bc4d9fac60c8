import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, inDays, newItem, type TestServer, testServer, today } from '#testing/test-server.ts';
import type { ItemRow } from './items.table.ts';

const ANA = 'ana@example.com';
const BO = 'bo@example.com';
const NOWHERE = '01990000-0000-7000-8000-000000000000';

let server: TestServer;
let ana: Client;
let bo: Client;
let visitor: Client;

beforeAll(async () => {
  server = await testServer();
  [ana, bo, visitor] = await Promise.all([server.as(ANA), server.as(BO), server.as(null)]);
});
afterAll(() => server.close());

/** Forged fields that the server must ignore. */
async function claimed() {
  const { accountId } = await server.signUp(BO);
  return {
    addedBy: BO,
    userEmail: BO,
    owner: accountId,
    owner_id: accountId,
    added_by: accountId,
    ownerId: accountId,
    _id: NOWHERE,
    version: 7,
    status: 'gone',
    note: { text: 'x', createdAt: '2001-01-01T00:00:00Z' },
    addedDate: '2001-01-01',
    addedAt: '2001-01-01T00:00:00Z',
    added_at: '2001-01-01T00:00:00Z',
  };
}

async function ownerOf(id: string): Promise<string | undefined> {
  const row = await server.db.selectFrom('items').select('added_by').where('id', '=', id).executeTakeFirst();
  return row?.added_by;
}

/** A row as an older version, or the passing of time, left it. */
async function storeAs(id: string, row: Partial<Pick<ItemRow, 'expiry_date' | 'image'>>): Promise<void> {
  await server.db.updateTable('items').set(row).where('id', '=', id).execute();
}

describe('adding an item', () => {
  test('responds with its id, and anyone can look at it', async () => {
    const added = await ana.send('POST', '/items', newItem({ title: '  Goat cheese ' }));
    expect(added.statusCode).toBe(201);
    const item = (await visitor.get(`/items/${added.json().insertedId}`)).json();
    expect(item).toMatchObject({
      _id: added.json().insertedId,
      title: 'Goat cheese',
      image: 'https://pictures.example/milk.png',
      category: 'Dairy',
      quantity: 2,
      expiryDate: inDays(3),
      description: 'Half full',
      addedBy: 'Somebody',
      status: 'available',
    });
    expect(item.addedAt).toBe(item.addedDate);
    expect(Date.now() - Date.parse(item.addedAt)).toBeLessThan(60_000);
  });

  test('takes owner, status, version, note and time from nobody but the server', async () => {
    const item = await server.addItem(ANA, newItem(await claimed()));
    expect(item).toMatchObject({ addedBy: ANA, status: 'available', version: 1 });
    expect(item._id).not.toBe(NOWHERE);
    expect(item).not.toHaveProperty('note');
    expect(item.addedAt.slice(0, 10)).toBe(today);
    expect(await ownerOf(item._id)).toBe((await server.signUp(ANA)).accountId);
  });

  test.each([' ', 'No description provided'])(
    'keeps nothing for the description "%s"',
    async (description) => {
      expect(await server.addItem(ANA, { description })).toMatchObject({ description: '' });
    },
  );

  test('refuses a title that nobody can see', async () => {
    const answer = await ana.send('POST', '/items', newItem({ title: '\u200b\u3164\u2800' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({ title: 'Please enter the Food Title' });
  });

  test('refuses a picture that could never be shown, and says why', async () => {
    const answer = await ana.send('POST', '/items', newItem({ image: 'http://pictures.example/milk.png' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.image).toMatch(/begins with https:\/\//);
  });

  test('says what is wrong, first things first', async () => {
    const answer = await ana.send('POST', '/items', { quantity: 0, image: 'milk' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      code: 'invalid_input',
      message: 'Please enter the Food Title',
      fields: {
        title: 'Please enter the Food Title',
        image: 'Please provide a valid Image URL',
        category: 'Please select a Category',
        quantity: 'Please enter a valid Quantity',
        expiryDate: 'Please select an Expiry Date',
      },
    });
  });

  test('refuses a date in the past of the person’s own day', async () => {
    const yesterday = newItem({ expiryDate: inDays(-1) });
    expect((await ana.send('POST', '/items', yesterday)).json().message).toBe(
      'Expiry date cannot be in the past',
    );
    // Somewhere on Earth it is still, or already, another day.
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const answers = await Promise.all(
      zones.map((zone) => ana.send('POST', '/items', newItem({ expiryDate: today }), { 'time-zone': zone })),
    );
    const expected =
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format() > today ? 422 : 201;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([expected, 201]);
  });

  test('refuses a time zone that does not exist', async () => {
    const answer = await ana.send('POST', '/items', newItem(), { 'time-zone': 'Mars/Olympus' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({ 'Time-Zone': 'This time zone is not known' });
  });
});

describe('changing an item', () => {
  test('leaves owner, id, status, note and time as they are, whatever the body says', async () => {
    const before = await server.addItem(ANA);
    const changed = await ana.send(
      'PUT',
      `/items/${before._id}`,
      newItem({ ...(await claimed()), id: NOWHERE, title: 'Oat' }),
    );
    expect(changed.json()).toEqual({ ...before, title: 'Oat', version: 2 });
    expect((await visitor.get(`/items/${NOWHERE}`)).statusCode).toBe(404);
    expect(await ownerOf(before._id)).toBe((await server.signUp(ANA)).accountId);
    expect((await bo.send('DELETE', `/items/${before._id}`)).statusCode).toBe(403);
  });

  test('changes what was sent and leaves the rest', async () => {
    const item = await server.addItem(ANA, { title: 'Yoghurt' });
    const {
      image: _image,
      description: _description,
      ...body
    } = newItem({ title: 'Skyr', category: 'Others', quantity: 9 });
    const answer = await ana.send('PUT', `/items/${item._id}`, { ...body, expiryDate: inDays(20) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ...item,
      title: 'Skyr',
      category: 'Others',
      quantity: 9,
      expiryDate: inDays(20),
      version: 2,
    });
  });

  test('takes the picture away when it is sent empty', async () => {
    const item = await server.addItem(ANA);
    const answer = await ana.send('PUT', `/items/${item._id}`, newItem({ image: '' }));
    expect(answer.json().image).toBeNull();
  });

  test('leaves an expired item its date, and refuses another one in the past', async () => {
    const { _id } = await server.addItem(ANA, { title: 'Soop' });
    await storeAs(_id, { expiry_date: inDays(-3) });
    const corrected = await ana.send(
      'PUT',
      `/items/${_id}`,
      newItem({ title: 'Soup', expiryDate: inDays(-3) }),
    );
    expect(corrected.statusCode).toBe(200);
    expect(corrected.json()).toMatchObject({ title: 'Soup', expiryDate: inDays(-3) });
    for (const days of [-4, -2, -1]) {
      const answer = await ana.send('PUT', `/items/${_id}`, newItem({ expiryDate: inDays(days) }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toEqual({ expiryDate: 'Expiry date cannot be in the past' });
    }
  });

  test('judges a past date by the one that is stored when it is written', async () => {
    const { _id } = await server.addItem(ANA);
    await storeAs(_id, { expiry_date: inDays(-3) });
    const old = { title: 'Old', expiryDate: inDays(-3) };
    const answers = await Promise.all([
      ana.send('PUT', `/items/${_id}`, newItem({ title: 'New', expiryDate: inDays(9) })),
      ana.send('PUT', `/items/${_id}`, newItem(old)),
    ]);
    // Whichever update came first: once the new date is stored, the old one is a change into the past.
    const { expiryDate } = (await ana.get(`/items/${_id}`)).json();
    expect(expiryDate).toBe(inDays(9));
    expect(answers[0]?.statusCode).toBe(200);
    expect((await ana.send('PUT', `/items/${_id}`, newItem(old))).statusCode).toBe(422);
  });

  test('leaves an item the HTTP picture it has, and takes no other', async () => {
    const { _id } = await server.addItem(ANA);
    const image = 'http://pictures.example/old.png';
    await storeAs(_id, { image });
    const kept = await ana.send('PUT', `/items/${_id}`, newItem({ title: 'Oat', image }));
    expect(kept.json()).toMatchObject({ title: 'Oat', image });
    const answer = await ana.send(
      'PUT',
      `/items/${_id}`,
      newItem({ image: 'http://pictures.example/b.png' }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.image).toMatch(/begins with https:\/\//);
  });

  test('takes the description away when it is sent empty', async () => {
    const item = await server.addItem(ANA);
    const answer = await ana.send('PUT', `/items/${item._id}`, newItem({ description: '' }));
    expect(answer.json().description).toBe('');
  });

  test('says what is wrong in the words of the update form', async () => {
    const item = await server.addItem(ANA);
    const answer = await ana.send('PUT', `/items/${item._id}`, { quantity: -1 });
    expect(answer.statusCode).toBe(422);
    expect(Object.values(answer.json().fields)).toEqual([
      'Title is required',
      'Category is required',
      'Quantity must be greater than 0',
      'Expiry date is required',
    ]);
  });
});

test('a request with the same Idempotency-Key adds one item, and another person’s adds another', async () => {
  const [ana, bo] = [await server.as('key@example.com'), await server.as('other-key@example.com')];
  const add = async (client: Client, key: string) =>
    client.send('POST', '/items', newItem(), { 'idempotency-key': key });
  const answers = await Promise.all([add(ana, 'order-1'), add(ana, 'order-1'), add(ana, 'order-1')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().insertedId)).size).toBe(1);
  expect((await ana.get('/my-items?email=key@example.com')).json()).toHaveLength(1);
  const others = [await add(ana, 'order-2'), await add(bo, 'order-1')];
  expect(new Set([...answers, ...others].map((answer) => answer.json().insertedId)).size).toBe(3);
  expect((await add(ana, 'x'.repeat(256))).statusCode).toBe(400);
});

test('a removed item is gone', async () => {
  const item = await server.addItem(ANA);
  expect((await ana.send('DELETE', `/items/${item._id}`)).json()).toEqual({ success: true });
  const answer = await visitor.get(`/items/${item._id}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 'item_not_found', message: 'Item not found.' });
});

test.each([
  ['PUT', '', newItem()],
  ['DELETE', '', undefined],
  ['PATCH', '/note', { userEmail: ANA, text: 'x' }],
  ['DELETE', '/note', { userEmail: ANA }],
])('%s%s of an item that does not exist says so', async (method, suffix, body) => {
  for (const id of [NOWHERE, 'milk']) {
    expect((await ana.send(method, `/items/${id}${suffix}`, body)).statusCode).toBe(404);
  }
});

describe('a note', () => {
  test('is seen by its owner everywhere and by nobody else anywhere', async () => {
    const item = await server.addItem(ANA, { title: 'Secret sauce' });
    const secret = 'the recipe is under the mat';
    const saved = await ana.send('PATCH', `/items/${item._id}/note`, { userEmail: ANA, text: ` ${secret} ` });
    expect(saved.json()).toMatchObject({ success: true, note: { text: secret } });
    const ownList = (await ana.get('/items?search=secret')).json();
    expect(ownList[0].note.text).toBe(secret);
    expect((await ana.get(`/items/${item._id}`)).json().note).toEqual(saved.json().note);
    expect((await ana.get(`/my-items?email=${ANA}`)).body).toContain(secret);

    const paths = [
      '/items',
      '/items?search=secret',
      '/items/summary',
      `/items/${item._id}`,
      `/my-items?email=${BO}`,
      `/notifications/${BO}`,
      '/activities',
      '/items?scope=mine',
    ];
    for (const client of [bo, visitor]) {
      for (const path of paths) expect((await client.get(path)).body).not.toContain(secret);
    }
  });

  test('can be changed and taken off', async () => {
    const { _id } = await server.addItem(ANA);
    await ana.send('PATCH', `/items/${_id}/note`, { userEmail: ANA, text: 'first' });
    await ana.send('PATCH', `/items/${_id}/note`, { userEmail: ANA, text: 'second' });
    expect((await ana.get(`/items/${_id}`)).json().note.text).toBe('second');
    expect((await ana.send('DELETE', `/items/${_id}/note`, { userEmail: ANA })).json()).toEqual({
      success: true,
    });
    expect((await ana.get(`/items/${_id}`)).json()).not.toHaveProperty('note');
  });

  test('must be of the person who sends it', async () => {
    const { _id } = await server.addItem(ANA);
    expect((await ana.send('PATCH', `/items/${_id}/note`, { userEmail: BO, text: 'x' })).statusCode).toBe(
      403,
    );
    expect((await ana.send('DELETE', `/items/${_id}/note`, { userEmail: BO })).statusCode).toBe(403);
  });

  test('must say something', async () => {
    const { _id } = await server.addItem(ANA);
    expect((await ana.send('PATCH', `/items/${_id}/note`, { userEmail: ANA, text: '  ' })).statusCode).toBe(
      422,
    );
  });
});

test('what a person does is remembered, newest first, on their clock', async () => {
  const cleo = await server.as('cleo@example.com');
  const { _id } = await server.addItem('cleo@example.com', { title: 'Rice' });
  await cleo.send('PATCH', `/items/${_id}/note`, { userEmail: 'cleo@example.com', text: 'x' });
  await cleo.send('DELETE', `/items/${_id}/note`, { userEmail: 'cleo@example.com' });
  await cleo.send('PUT', `/items/${_id}`, newItem({ title: 'Brown rice' }));
  await cleo.send('DELETE', `/items/${_id}`);
  const activities = (await cleo.get('/activities', { 'time-zone': 'Asia/Kolkata' })).json();
  expect(activities).toMatchObject([
    { action: 'Removed Brown rice', kind: 'item-removed', detail: 'Brown rice' },
    { action: 'Updated Brown rice', kind: 'item-updated', detail: 'Brown rice' },
    { action: 'Removed the note from Rice', kind: 'note-removed', detail: 'Rice' },
    { action: 'Added a note to Rice', kind: 'note-added', detail: 'Rice' },
    { action: 'Added Rice', kind: 'item-added', detail: 'Rice' },
  ]);
  expect(activities[0].date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(activities[0].time).toMatch(/^\d{2}:\d{2}$/);
  expect((await visitor.get('/activities')).json()).toEqual([]);
});
