import type { KeyScope } from '@crisper/domain/endpoint.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { newSecret } from '#calling/secrets.ts';
import { inDays, type TestServer } from './test-server.ts';

interface KeySaid {
  scope: KeyScope;
  kitchenId?: KitchenId;
  name?: string;
  lastDay?: string;
}

/** A new key of the person, made as their page makes it; those they had before are ended. */
export async function keyOf(server: TestServer, email: string, said: KeySaid): Promise<string> {
  return (await madeKey(server, email, said)).key;
}

async function madeKey(
  server: TestServer,
  email: string,
  { scope, kitchenId, name = 'Kitchen tablet', lastDay }: KeySaid,
): Promise<{ key: string; id: string }> {
  const { accountId } = await server.signUp(email);
  await server.db.deleteFrom('program_keys').where('account_id', '=', accountId).execute();
  const made = await (await server.as(email)).send('POST', '/account/keys', {
    ...{ name, scope, kitchenId: kitchenId ?? null, lastDay: lastDay ?? null },
  });
  if (made.statusCode !== 201) throw new Error(`the key was refused: ${made.body}`);
  return made.json();
}

/** Keys that must not be trusted. */
export function uselessKeys(getServer: () => TestServer, owner: string) {
  return {
    'a key that nobody made': async () => `crp_${newSecret()}`,
    'a key that was ended': async () => {
      const { key, id } = await madeKey(getServer(), owner, { scope: 'do' });
      await (await getServer().as(owner)).send('DELETE', `/account/keys/${id}`);
      return key;
    },
    'a key after its last day': async () => {
      const { key, id } = await madeKey(getServer(), owner, { scope: 'do' });
      await getServer()
        .db.updateTable('program_keys')
        .set({ last_day: inDays(-1) })
        .where('id', '=', id)
        .execute();
      return key;
    },
  } satisfies Record<string, () => Promise<string>>;
}
