import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inviteTo, startKitchen } from '#testing/kitchens.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

const OWNER = 'ana@example.com';
const PASSWORD = 'Secret words';

let server: TestServer;
const serverWith = (registration: string) => async () => {
  server = await testServer({ REGISTRATION: registration });
};

async function register(email: string, invitation?: string) {
  const body = { name: 'Bo', email, password: PASSWORD, invitation };
  const browser = server.browser();
  const answer = await browser.send('POST', '/auth/register', body);
  return { browser, status: answer.statusCode, code: answer.json().code };
}
const kitchensOf = async (browser: Awaited<ReturnType<typeof register>>['browser']) =>
  (await browser.send('GET', '/kitchens')).json();

describe('where registration is closed', () => {
  beforeAll(serverWith('closed'));
  afterAll(() => server.close());

  test('nobody opens an account, and nobody learns who has one', async () => {
    const token = await inviteTo(server, await startKitchen(server, OWNER), OWNER);
    for (const [email, invitation] of [['bo@example.com'], [OWNER], ['bo@example.com', token]] as const)
      expect(await register(email, invitation)).toMatchObject({ status: 403, code: 'registration_closed' });
  });

  test('the pages are told', async () => {
    expect((await server.browser().send('GET', '/auth/providers')).json()).toMatchObject({
      registration: 'closed',
    });
  });
});

describe('where people come by invitation', () => {
  beforeAll(serverWith('invited'));
  afterAll(() => server.close());

  test('a link lets in as many people as it was made for, and they are in the kitchen at once', async () => {
    const token = await inviteTo(server, await startKitchen(server, OWNER), OWNER, {
      role: 'guest',
      uses: 1,
    });
    const bo = await register('bo@example.com', token);
    expect(bo.status).toBe(201);
    expect(await kitchensOf(bo.browser)).toMatchObject([{ name: 'Flat 4B', role: 'guest' }]);
    const again = await bo.browser.send('POST', '/invitations/accept', { token });
    expect(again.json()).toMatchObject({ role: 'guest' });
    expect(await register('cleo@example.com', token)).toMatchObject({ code: 'invitation_used_up' });
    // The refusal left the email address free.
    expect(await register('cleo@example.com')).toMatchObject({ code: 'registration_by_invitation' });
  });

  test('an invitation for one email address opens an account with it alone, which joins after its proof', async () => {
    const kitchenId = await startKitchen(server, OWNER);
    const token = await inviteTo(server, kitchenId, OWNER, { role: 'member', email: 'dario@example.com' });
    expect(await register('eva@example.com', token)).toMatchObject({ code: 'invitation_for_other_email' });
    const dario = await register('dario@example.com', token);
    expect(dario.status).toBe(201);
    expect(await kitchensOf(dario.browser)).toEqual([]);
    await server.db.updateTable('accounts').set({ email_verified_at: new Date() }).execute();
    expect((await dario.browser.send('POST', '/invitations/accept', { token })).statusCode).toBe(200);
  });

  test.each([
    ['none', undefined, 'registration_by_invitation'],
    ['one that was cut off', 'x', 'invitation_incomplete'],
    ['one that was never made', `${crypto.randomUUID()}.${'x'.repeat(43)}`, 'invitation_unknown'],
  ])('an invitation is needed: %s is refused', async (_, invitation, code) => {
    expect(await register('fay@example.com', invitation)).toMatchObject({ code });
  });
});
