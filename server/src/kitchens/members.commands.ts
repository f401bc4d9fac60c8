import { AppError } from '@crisper/domain/errors.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import {
  isLower,
  type Membership,
  mayBecome,
  successor,
  whenGone,
} from '@crisper/domain/kitchens/membership.ts';
import type { Role } from '@crisper/domain/kitchens/policy.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inKitchenTransaction } from './kitchen-transaction.ts';
import { endInAWeek } from './kitchens.commands.ts';
import { dropMember, endLinks, setEnd, setRole, touchKitchen } from './kitchens.writer.ts';
import { listMemberships } from './people.queries.ts';
import { lockKitchen } from './require-kitchen.ts';

const find = (people: readonly Membership[], accountId: string) =>
  people.find((person) => person.accountId === accountId);

export async function changeRole(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  { accountId, role }: { accountId: string; role: Role },
): Promise<void> {
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    await lockKitchen(tx, viewer, kitchenId, 'change-people');
    const people = await listMemberships(tx, kitchenId);
    const person = find(people, accountId);
    if (!person) throw new AppError('member_not_found');
    if (person.role === role) return;
    if (!mayBecome(people, accountId, role)) throw new AppError('last_owner');
    await setRole(tx, kitchenId, accountId, role);
    if (isLower(person.role, role)) await endLinks(tx, kitchenId, accountId);
    await touchKitchen(tx, kitchenId);
  });
}

/** The other person becomes an owner, the viewer a member. */
export async function handOver(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  to: string,
): Promise<void> {
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    await lockKitchen(tx, viewer, kitchenId, 'change-people');
    if (to === viewer.accountId) return;
    const people = await listMemberships(tx, kitchenId);
    if (!find(people, to)) throw new AppError('member_not_found');
    await setRole(tx, kitchenId, to, 'owner');
    await setRole(tx, kitchenId, viewer.accountId, 'member');
    await endLinks(tx, kitchenId, viewer.accountId);
    await touchKitchen(tx, kitchenId);
  });
}

/** Removes another person, or lets the viewer leave. A person who is alone in it ends it by leaving, and can take that back. */
export async function removeMember(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  accountId: string,
): Promise<void> {
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const isLeaving = accountId === viewer.accountId;
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, isLeaving ? 'leave' : 'change-people');
    const people = await listMemberships(tx, kitchenId);
    if (!find(people, accountId)) return;
    const left = whenGone(people, accountId);
    if (left === 'ownerless') throw new AppError('last_owner');
    if (left === 'empty') {
      await endInAWeek(tx, inKitchen);
      return;
    }
    await dropMember(tx, kitchenId, accountId);
    await touchKitchen(tx, kitchenId);
  });
}

/** A deleted account leaves: an owner who was the last is followed by the longest member, an empty kitchen ends. */
export async function leaveForGood(tx: Transaction, kitchenId: KitchenId, accountId: string): Promise<void> {
  await tx.selectFrom('kitchens').select('id').where('id', '=', kitchenId).forUpdate().execute();
  const people = await listMemberships(tx, kitchenId);
  const next = successor(people, accountId);
  if (next) await setRole(tx, kitchenId, next.accountId, 'owner');
  await dropMember(tx, kitchenId, accountId);
  if (!find(people, accountId)) return;
  if (whenGone(people, accountId) === 'empty') await setEnd(tx, kitchenId, new Date());
  await touchKitchen(tx, kitchenId);
}
