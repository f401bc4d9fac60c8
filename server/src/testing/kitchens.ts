import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Role } from '@crisper/domain/kitchens/policy.ts';
import type { TestServer } from './test-server.ts';

export async function startKitchen(server: TestServer, owner: string, name = 'Flat 4B'): Promise<KitchenId> {
  const started = await (await server.as(owner)).send('POST', '/kitchens', { name });
  if (started.statusCode !== 201) throw new Error(`the kitchen was refused: ${started.body}`);
  return started.json().kitchenId;
}

/** The token of a new invitation, as it stands behind the # of its link. */
export async function inviteTo(
  server: TestServer,
  kitchenId: KitchenId,
  owner: string,
  invitation: { role: InvitationRole; email?: string; uses?: number } = { role: 'member' },
): Promise<string> {
  const path = `/kitchens/${kitchenId}/invitations`;
  const made = await (await server.as(owner)).send('POST', path, invitation);
  if (made.statusCode !== 201) throw new Error(`the invitation was refused: ${made.body}`);
  return made.json().link.split('#')[1];
}

/** Sets who is in the kitchen and as what, whatever the people in it did. Ends its invitations, and takes its end back. */
export async function fillKitchen(
  server: TestServer,
  kitchenId: KitchenId,
  people: Record<string, Role>,
): Promise<void> {
  const { db } = server;
  await db.updateTable('kitchens').set({ ends_at: null }).where('id', '=', kitchenId).execute();
  for (const table of ['kitchen_invitations', 'kitchen_members', 'account_kitchens'] as const)
    await db.deleteFrom(table).where('kitchen_id', '=', kitchenId).execute();
  for (const [email, role] of Object.entries(people)) {
    const { accountId } = await server.signUp(email);
    const member = { kitchen_id: kitchenId, account_id: accountId, joined_at: new Date() };
    await db
      .insertInto('kitchen_members')
      .values({ ...member, role })
      .execute();
    await db.insertInto('account_kitchens').values(member).execute();
  }
}

/** Lets a person in by an invitation. Returns their account's id. */
export async function letIn(
  server: TestServer,
  kitchenId: KitchenId,
  owner: string,
  person: { email: string; role: InvitationRole },
): Promise<string> {
  const token = await inviteTo(server, kitchenId, owner, { role: person.role, uses: 1 });
  const joined = await (await server.as(person.email)).send('POST', '/invitations/accept', { token });
  if (joined.statusCode !== 200) throw new Error(`the person was refused: ${joined.body}`);
  return (await server.signUp(person.email)).accountId;
}
