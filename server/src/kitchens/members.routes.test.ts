import { DAY_MS } from '@crisper/domain/durations.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Member } from '@crisper/domain/kitchens/member.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inviteTo, letIn, startKitchen } from '#testing/kitchens.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

let server: TestServer;
let flat: KitchenId;
/** New people for each test, because a person is in few kitchens. */
let number = 0;
let ana: string;
let ben: string;
let dario: string;
const ids = { ana: '', ben: '', dario: '' };

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  number += 1;
  ana = `ana${number}@example.com`;
  ben = `ben${number}@example.com`;
  dario = `dario${number}@example.com`;
  flat = await startKitchen(server, ana);
  ids.ana = (await server.signUp(ana)).accountId;
  ids.ben = await letIn(server, flat, ana, { email: ben, role: 'member' });
  ids.dario = await letIn(server, flat, ana, { email: dario, role: 'guest' });
});

const send = async (email: string, method: string, path: string, body?: unknown) =>
  (await server.as(email)).send(method, `/kitchens/${flat}${path}`, body);
const membersFor = async (email: string): Promise<Member[]> => (await send(email, 'GET', '/members')).json();
const rolesOf = async (email: string) =>
  Object.fromEntries((await membersFor(email)).map(({ accountId, role }) => [accountId, role]));
const versionOf = async (email: string) => (await send(email, 'GET', '')).json().version;
const setRole = (by: string, who: string, role: string) => send(by, 'PATCH', `/members/${who}`, { role });
const remove = (by: string, who: string) => send(by, 'DELETE', `/members/${who}`);

test('people are listed by name and face, the first who came first', async () => {
  await (await server.as(ben)).send('PATCH', '/account', { displayName: 'Ben' });
  expect(await membersFor(ana)).toEqual([
    {
      accountId: ids.ana,
      name: 'Somebody',
      photo: null,
      email: ana,
      role: 'owner',
      joinedAt: expect.any(String),
    },
    {
      accountId: ids.ben,
      name: 'Ben',
      photo: null,
      email: null,
      role: 'member',
      joinedAt: expect.any(String),
    },
    {
      accountId: ids.dario,
      name: 'Somebody',
      photo: null,
      email: null,
      role: 'guest',
      joinedAt: expect.any(String),
    },
  ]);
});

test('people see their own email address, and those of people who show theirs to everybody', async () => {
  await (await server.as(ben)).send('PATCH', '/account', { emailSeenBy: 'everybody' });
  const seenBy = async (email: string) => (await membersFor(email)).map((member) => member.email);
  expect(await seenBy(dario)).toEqual([null, ben, dario]);
  expect(await seenBy(ana)).toEqual([ana, ben, null]);
  expect(await seenBy(ben)).toEqual([null, ben, null]);
});

test('an owner gives roles, and each change is a version', async () => {
  const before = await versionOf(ana);
  expect((await setRole(ana, ids.ben, 'guest')).json()).toEqual({ success: true });
  expect((await setRole(ana, ids.dario, 'owner')).json()).toEqual({ success: true });
  expect(await rolesOf(ana)).toEqual({ [ids.ana]: 'owner', [ids.ben]: 'guest', [ids.dario]: 'owner' });
  expect(await versionOf(ana)).toBe(before + 2);
  // The same role again changes nothing.
  await setRole(ana, ids.ben, 'guest');
  expect(await versionOf(ana)).toBe(before + 2);
});

test('nobody is given a role who is not in the kitchen', async () => {
  const { accountId } = await server.signUp('stranger@example.com');
  for (const id of [accountId, 'nobody']) {
    const answer = await setRole(ana, id, 'owner');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'member_not_found']);
  }
  const handed = await send(ana, 'POST', '/hand-over', { to: accountId });
  expect([handed.statusCode, handed.json().code]).toEqual([404, 'member_not_found']);
});

test('the last owner neither steps down nor leaves before another one is there', async () => {
  for (const answer of [await setRole(ana, ids.ana, 'member'), await remove(ana, ids.ana)])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner']);
  await setRole(ana, ids.ben, 'owner');
  expect((await remove(ana, ids.ana)).statusCode).toBe(200);
  expect(await rolesOf(ben)).toEqual({ [ids.ben]: 'owner', [ids.dario]: 'guest' });
  expect((await send(ana, 'GET', '')).statusCode).toBe(404);
  expect((await (await server.as(ana)).get('/kitchens')).json()).toEqual([]);
});

test('handing over makes one an owner and the other a member in one step', async () => {
  const before = await versionOf(ana);
  expect((await send(ana, 'POST', '/hand-over', { to: ids.ben })).json()).toEqual({ success: true });
  expect(await rolesOf(ana)).toEqual({ [ids.ana]: 'member', [ids.ben]: 'owner', [ids.dario]: 'guest' });
  expect(await versionOf(ana)).toBe(before + 1);
  const again = await send(ana, 'POST', '/hand-over', { to: ids.ben });
  expect(again.statusCode).toBe(403);
});

test('handing over to oneself changes nothing', async () => {
  expect((await send(ana, 'POST', '/hand-over', { to: ids.ana })).statusCode).toBe(200);
  expect((await rolesOf(ana))[ids.ana]).toBe('owner');
});

test('members and guests leave as they like, and remove nobody', async () => {
  expect((await remove(ben, ids.dario)).statusCode).toBe(403);
  expect((await remove(dario, ids.ben)).statusCode).toBe(403);
  expect((await remove(ben, ids.ben)).statusCode).toBe(200);
  expect((await remove(dario, ids.dario)).statusCode).toBe(200);
  expect(await rolesOf(ana)).toEqual({ [ids.ana]: 'owner' });
});

test('removing somebody who is gone succeeds and changes nothing', async () => {
  await remove(ana, ids.ben);
  const before = await versionOf(ana);
  expect((await remove(ana, ids.ben)).json()).toEqual({ success: true });
  expect(await versionOf(ana)).toBe(before);
});

test('a person who is alone and leaves ends the kitchen, and has seven days to take that back', async () => {
  await remove(ana, ids.ben);
  await remove(ana, ids.dario);
  expect((await remove(ana, ids.ana)).json()).toEqual({ success: true });
  const { endsAt } = (await send(ana, 'GET', '')).json();
  const days = (Date.parse(endsAt) - Date.now()) / DAY_MS;
  expect([Math.round(days), (await rolesOf(ana))[ids.ana]]).toEqual([7, 'owner']);
  // Leaving again does not put the end off.
  await remove(ana, ids.ana);
  expect((await send(ana, 'GET', '')).json().endsAt).toBe(endsAt);
  expect((await send(ana, 'PATCH', '', { endsAt: null })).json()).toMatchObject({ endsAt: null });
});

test('of two owners who remove each other at once, one succeeds', async () => {
  await setRole(ana, ids.ben, 'owner');
  const answers = await Promise.all([remove(ana, ids.ben), remove(ben, ids.ana)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  const [email, id] = answers[0]?.statusCode === 200 ? [ana, ids.ana] : [ben, ids.ben];
  expect(await rolesOf(email)).toEqual({ [id]: 'owner', [ids.dario]: 'guest' });
});

test('of two owners who leave at once, one stays', async () => {
  await setRole(ana, ids.ben, 'owner');
  const answers = await Promise.all([remove(ana, ids.ana), remove(ben, ids.ben)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a person who leaves, is removed or may do less does not come back by a link they kept', async () => {
  const changes = [
    () => setRole(ana, ids.ben, 'guest'),
    () => remove(ana, ids.ben),
    () => remove(ben, ids.ben),
  ];
  for (const change of changes) {
    const token = await inviteTo(server, flat, ana);
    expect((await change()).statusCode).toBe(200);
    await remove(ben, ids.ben);
    const back = await (await server.as(ben)).send('POST', '/invitations/accept', { token });
    expect([back.statusCode, back.json().code]).toEqual([404, 'invitation_unknown']);
    await letIn(server, flat, ana, { email: ben, role: 'member' });
  }
});

test('an owner who hands over has no invitations left that would make them more than a member', async () => {
  const token = await inviteTo(server, flat, ana);
  await send(ana, 'POST', '/hand-over', { to: ids.ben });
  const looked = await (await server.as(null)).send('POST', '/invitations/look', { token });
  expect([looked.statusCode, looked.json().code]).toEqual([404, 'invitation_unknown']);
});

test.each([
  ['name', { displayName: 'Dario' }],
  ['picture', { photoURL: 'https://pictures.example/dario.png' }],
])('another %s is another version of the kitchen', async (_, change) => {
  const before = await versionOf(ana);
  await (await server.as(dario)).send('PATCH', '/account', change);
  expect(await versionOf(ana)).toBe(before + 1);
});
