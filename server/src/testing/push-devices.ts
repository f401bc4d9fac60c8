import type { PushSubscriptionInput } from '@crisper/domain/push/push-subscription.ts';
import { hashSecret } from '#calling/secrets.ts';
import { allowActs } from '#push/push-acts.commands.ts';
import { makeBrowser } from './test-push-service.ts';
import { type TestServer, today } from './test-server.ts';

/** A subscription at a push service that does not exist, with the server's present key. */
export async function deviceOf(server: TestServer): Promise<PushSubscriptionInput> {
  const client = await server.as('key@example.com');
  const { p256dh, auth } = makeBrowser();
  return {
    endpoint: `https://push.example/${crypto.randomUUID()}`,
    keys: { p256dh, auth: auth.toString('base64url') },
    serverKey: (await client.get('/push/key')).json().key,
  };
}

/** The token of a notice that a device of the person shows. */
export async function noticeToken(server: TestServer, email: string): Promise<string> {
  const device = await deviceOf(server);
  await (await server.as(email)).send('POST', '/push/subscriptions', device);
  const { accountId } = await server.signUp(email);
  const notice = { owner_id: accountId, endpoint_hash: hashSecret(device.endpoint), day: today };
  return allowActs(server.db, notice, undefined);
}
