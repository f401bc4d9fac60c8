import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillKitchen, inviteTo, letIn, startKitchen } from '#testing/kitchens.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { type TestSmtp, testSmtp } from '#testing/test-smtp.ts';
import { forgetInvitations } from './invitations.commands.ts';

const ANA = 'ana@example.com';

let smtp: TestSmtp;
let server: TestServer;
let flat: KitchenId;
beforeAll(async () => {
  smtp = await testSmtp();
  server = await testServer({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://crisper.example' });
  flat = await startKitchen(server, ANA);
  await (await server.as(ANA)).send('PATCH', '/account', { displayName: 'Ana' });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(async () => {
  await fillKitchen(server, flat, { [ANA]: 'owner' });
});

const newPerson = () => `${crypto.randomUUID()}@example.com`;
const invite = async (body: unknown, by = ANA) =>
  (await server.as(by)).send('POST', `/kitchens/${flat}/invitations`, body);
const listed = async () => (await (await server.as(ANA)).get(`/kitchens/${flat}/invitations`)).json();
const look = async (token: string, by: string | null = null) =>
  (await server.as(by)).send('POST', '/invitations/look', { token });
const accept = async (token: string, by: string) =>
  (await server.as(by)).send('POST', '/invitations/accept', { token });
const versionOf = async () => (await (await server.as(ANA)).get(`/kitchens/${flat}`)).json().version;

test('a link is shown once, works behind the #, and only its hash is stored', async () => {
  const before = await versionOf();
  const made = await invite({ role: 'guest' });
  expect(made.statusCode).toBe(201);
  const { link, invitationId, endsAt } = made.json();
  expect(made.json()).toEqual({ invitationId, link, endsAt, uses: 5, isMailed: false });
  const [address, token = ''] = link.split('#');
  expect(address).toBe('https://crisper.example/join');
  expect(await listed()).toEqual([
    {
      id: invitationId,
      role: 'guest',
      email: null,
      madeBy: 'Ana',
      madeAt: expect.any(String),
      endsAt,
      uses: 5,
      usesLeft: 5,
    },
  ]);
  const rows = await server.db.selectFrom('kitchen_invitations').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  expect(await versionOf()).toBe(before + 1);
});

test('a visitor sees who invites to what before anything is accepted', async () => {
  const token = await inviteTo(server, flat, ANA, { role: 'guest' });
  const offer = {
    kitchenId: flat,
    kitchenName: 'Flat 4B',
    role: 'guest',
    invitedBy: { name: 'Ana', photo: null },
    email: null,
    endsAt: expect.any(String),
    isMember: false,
  };
  expect((await look(token)).json()).toEqual(offer);
  expect((await look(token, ANA)).json()).toEqual({ ...offer, isMember: true });
});

test('accepting lets one in with the role of the link, and accepting again changes nothing', async () => {
  const before = await versionOf();
  const token = await inviteTo(server, flat, ANA, { role: 'guest', uses: 2 });
  const ben = newPerson();
  expect((await accept(token, ben)).json()).toEqual({ kitchenId: flat, role: 'guest' });
  expect((await accept(token, ben)).json()).toEqual({ kitchenId: flat, role: 'guest' });
  expect(await listed()).toMatchObject([{ uses: 2, usesLeft: 1 }]);
  expect(await versionOf()).toBe(before + 2);
  expect((await (await server.as(ben)).get('/kitchens')).json()).toMatchObject([{ id: flat, role: 'guest' }]);
  // An owner stays an owner.
  expect((await accept(token, ANA)).json()).toEqual({ kitchenId: flat, role: 'owner' });
});

test('a link for two lets in two of five who come at once', async () => {
  const token = await inviteTo(server, flat, ANA, { role: 'member', uses: 2 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token, newPerson())));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 410, 410, 410]);
  const refused = answers.find(({ statusCode }) => statusCode === 410);
  expect(refused?.json().code).toBe('invitation_used_up');
});

test('one person who accepts twenty times at once is in the kitchen once', async () => {
  const token = await inviteTo(server, flat, ANA, { role: 'member', uses: 5 });
  const ben = newPerson();
  await server.signUp(ben);
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token, ben)));
  for (const answer of answers) expect(answer.json()).toEqual({ kitchenId: flat, role: 'member' });
  expect(await listed()).toMatchObject([{ usesLeft: 4 }]);
});

describe('a link that lets nobody in says why', () => {
  const both = async (token: string) => [await look(token), await accept(token, newPerson())];

  test('when it has expired', async () => {
    const token = await inviteTo(server, flat, ANA);
    await server.db.updateTable('kitchen_invitations').set({ ends_at: new Date() }).execute();
    for (const answer of await both(token)) {
      expect([answer.statusCode, answer.json().code]).toEqual([410, 'invitation_expired']);
      expect(answer.json().message).toBe('This invitation has expired. Please ask for a new one.');
    }
    expect(await listed()).toEqual([]);
  });

  test('when it is used up, but not to those it let in', async () => {
    const token = await inviteTo(server, flat, ANA, { role: 'member', uses: 1 });
    const ben = newPerson();
    await accept(token, ben);
    for (const answer of await both(token))
      expect([answer.statusCode, answer.json().code]).toEqual([410, 'invitation_used_up']);
    expect((await look(token, ben)).json()).toMatchObject({ isMember: true });
    expect((await accept(token, ben)).statusCode).toBe(200);
  });

  test('when it was ended', async () => {
    const { invitationId, link } = (await invite({ role: 'member' })).json();
    const ana = await server.as(ANA);
    for (let i = 0; i < 2; i++) {
      const ended = await ana.send('DELETE', `/kitchens/${flat}/invitations/${invitationId}`);
      expect(ended.json()).toEqual({ success: true });
    }
    for (const answer of await both(link.split('#')[1]))
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'invitation_unknown']);
  });

  test('when its kitchen has ended', async () => {
    const token = await inviteTo(server, flat, ANA);
    await server.db.updateTable('kitchens').set({ ends_at: new Date() }).where('id', '=', flat).execute();
    for (const answer of await both(token))
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'invitation_unknown']);
  });

  const mistype = (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  test.each([
    ['half of it', 'invitation_incomplete', (token: string) => token.slice(0, 50)],
    ['rubbish', 'invitation_incomplete', () => 'x'],
    ['mistyped', 'invitation_unknown', mistype],
    [
      'that of another kitchen',
      'invitation_unknown',
      (token: string) => token.replace(/^[^.]+/, crypto.randomUUID()),
    ],
  ])('when it is %s', async (_, code, spoil) => {
    for (const answer of await both(spoil(await inviteTo(server, flat, ANA))))
      expect([answer.statusCode, answer.json().code]).toEqual([404, code]);
  });

  test('and a stranger learns nothing of a kitchen from one that was mistyped or never made', async () => {
    const token = await inviteTo(server, flat, ANA);
    const [, secret = ''] = token.split('.');
    const answers = [
      ...(await both(mistype(token))),
      ...(await both(`${crypto.randomUUID()}.${secret}`)),
      ...(await both(`${PUBLIC_FRIDGE_ID}.${secret}`)),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });
});

describe('by mail', () => {
  test('the link comes in a mail that names the kitchen, and the page tells whom it is for', async () => {
    const ben = newPerson();
    const made = await invite({ role: 'member', email: ben.toUpperCase(), uses: 9 });
    expect(made.json()).toMatchObject({ uses: 1, isMailed: true });
    await expect.poll(() => smtp.mailsTo(ben).length).toBe(1);
    const [mail] = smtp.mailsTo(ben);
    expect(mail?.subject).toBe('“Ana” invites you to the kitchen “Flat 4B”');
    expect(mail?.text).toContain(made.json().link);
    const token = made.json().link.split('#')[1];
    expect((await look(token)).json().email).toBe(`${ben[0]}…@example.com`);
  });

  test('names that look like links are none', async () => {
    const owner = newPerson();
    await (await server.as(owner)).send('PATCH', '/account', { displayName: 'win.example.com' });
    const kitchenId = await startKitchen(server, owner, 'https://evil.example');
    const ben = newPerson();
    await inviteTo(server, kitchenId, owner, { role: 'member', email: ben });
    await expect.poll(() => smtp.mailsTo(ben).length).toBe(1);
    const [mail] = smtp.mailsTo(ben);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/win\.example|evil\.example/);
  });

  test('it is for the account with that proven email address alone', async () => {
    const ben = newPerson();
    const token = await inviteTo(server, flat, ANA, { role: 'member', email: ben });
    const other = await accept(token, newPerson());
    expect([other.statusCode, other.json().code]).toEqual([403, 'invitation_for_other_email']);
    const unproven = await accept(token, ben);
    expect([unproven.statusCode, unproven.json().code]).toEqual([403, 'invitation_needs_proof']);
    await server.proveEmail(ben);
    expect((await accept(token, ben)).json()).toEqual({ kitchenId: flat, role: 'member' });
  });

  test('nobody gets more than three such mails a day', async () => {
    const ben = newPerson();
    for (let i = 0; i < 3; i++) expect((await invite({ role: 'member', email: ben })).statusCode).toBe(201);
    const refused = await invite({ role: 'member', email: ben });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  });

  test('a guest’s tries neither mail nor count', async () => {
    const ben = newPerson();
    const guest = newPerson();
    await letIn(server, flat, ANA, { email: guest, role: 'guest' });
    for (let i = 0; i < 4; i++)
      expect((await invite({ role: 'member', email: ben }, guest)).statusCode).toBe(403);
    expect((await invite({ role: 'member', email: ben })).statusCode).toBe(201);
  });

  test('without a mail server the owner passes the link on', async () => {
    const plain = await testServer();
    const kitchenId = await startKitchen(plain, ANA);
    const invitation = { role: 'member', email: 'ben@example.com' };
    const made = await (await plain.as(ANA)).send('POST', `/kitchens/${kitchenId}/invitations`, invitation);
    expect(made.json()).toMatchObject({ isMailed: false, link: expect.stringContaining('/join#') });
    expect(await plain.db.selectFrom('mails').select('id').execute()).toEqual([]);
    await plain.close();
  });
});

describe('limits', () => {
  test('a kitchen has twenty open invitations at most', async () => {
    for (let i = 0; i < 20; i++) await inviteTo(server, flat, ANA);
    const refused = await invite({ role: 'member' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_invitations']);
    await server.db
      .updateTable('kitchen_invitations')
      .set({ ends_at: new Date() })
      .where('kitchen_id', '=', flat)
      .execute();
    expect((await invite({ role: 'member' })).statusCode).toBe(201);
  });

  test('a kitchen has fifty people at most', async () => {
    const people = Object.fromEntries(Array.from({ length: 49 }, () => [newPerson(), 'guest' as const]));
    await fillKitchen(server, flat, { [ANA]: 'owner', ...people });
    const refused = await accept(await inviteTo(server, flat, ANA), newPerson());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_people']);
  });

  test('somebody who is in twenty kitchens joins no other', async () => {
    const ben = newPerson();
    for (let i = 0; i < 20; i++) await startKitchen(server, ben);
    const refused = await accept(await inviteTo(server, flat, ANA), ben);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_kitchens']);
  });

  test.each([0, 21, 1.5])('a link for %s people is refused in words', async (uses) => {
    const refused = await invite({ role: 'member', uses });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { uses: 'A link can let in from 1 to 20 people' },
    ]);
  });

  test('nobody is invited to be an owner', async () => {
    expect((await invite({ role: 'owner' })).statusCode).toBe(422);
  });
});

test('an invitation is forgotten a week after its end', async () => {
  const { db } = server;
  const kept = (await invite({ role: 'member' })).json().invitationId;
  await invite({ role: 'member' });
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await db
    .updateTable('kitchen_invitations')
    .set({ ends_at: eightDaysAgo })
    .where('id', '!=', kept)
    .execute();
  await forgetInvitations(db);
  expect(await db.selectFrom('kitchen_invitations').select('id').execute()).toEqual([{ id: kept }]);
});
