import { AppError } from '@crisper/domain/errors.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import {
  type KitchenAction,
  type LookingAction,
  may,
  type Role,
  type Standing,
} from '@crisper/domain/kitchens/policy.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';

type Person = Pick<Viewer, 'accountId' | 'key'>;
export type ChangingAction = Exclude<KitchenAction, LookingAction>;

declare const checked: unique symbol;
/** Proof that the viewer may do that in the kitchen. Queries and commands take it instead of a kitchen's id. */
export interface InKitchen<Action extends KitchenAction = KitchenAction> {
  readonly kitchenId: KitchenId;
  /** Null for a visitor, who looks into the public fridge. */
  readonly viewer: Action extends LookingAction ? Person | null : Person;
  readonly standing: Standing;
  /** A day in the kitchen is a day there; null in the public fridge, where it is the reader's. */
  readonly timeZone: TimeZone | null;
  /** Whether other programs are told of what happens in it. */
  readonly hasWebhooks: boolean;
  readonly [checked]: Action;
}

/** What a person may do in the kitchen, and which day it is there. */
type Place = Pick<InKitchen, 'standing' | 'timeZone' | 'hasWebhooks'>;
/** What the kitchen says about a member. */
type Found = Place & { standing: Role; timeZone: TimeZone };

const foundIn = (row: { role: Role; time_zone: TimeZone; has_webhooks: boolean }): Found => ({
  ...{ standing: row.role, timeZone: row.time_zone, hasWebhooks: row.has_webhooks },
});

const prove = <Action extends KitchenAction>(
  viewer: Person | null,
  kitchenId: KitchenId,
  { standing, timeZone, hasWebhooks }: Place,
): InKitchen<Action> => ({ kitchenId, viewer, standing, timeZone, hasWebhooks }) as InKitchen<Action>;

/** A kitchen that has ended is not found, even while its rows are still being deleted. */
const isOpen = (endsAt: Date | null) => endsAt === null || endsAt > new Date();

const selectRole = prepared((db, value: ValueOf<{ kitchenId: KitchenId; accountId: string }>) =>
  db
    .selectFrom('kitchen_members')
    .innerJoin('kitchens', 'kitchens.id', 'kitchen_members.kitchen_id')
    .select(['kitchen_members.role', 'kitchens.ends_at', 'kitchens.time_zone', 'kitchens.has_webhooks'])
    .where('kitchen_members.kitchen_id', '=', value('kitchenId'))
    .where('kitchen_members.account_id', '=', value('accountId')),
);

/** For looking. A stranger, a former member and everybody in an unknown or ended kitchen get the same error. */
export async function requireKitchen<Action extends LookingAction>(
  db: Database | Transaction,
  viewer: Person | null,
  kitchenId: KitchenId,
  action: Action,
): Promise<InKitchen<Action>> {
  return requireAllowed(viewer, kitchenId, action, async (accountId) => {
    const [member] = await selectRole(db, { kitchenId, accountId });
    return member && isOpen(member.ends_at) ? foundIn(member) : null;
  });
}

/** A program's key opens the kitchens that its person is in, or one of them: never the public fridge. */
function requireOpenToKey(viewer: Person | null, kitchenId: KitchenId): void {
  const { key } = viewer ?? {};
  if (key && (kitchenId === PUBLIC_FRIDGE_ID || (key.kitchenId ?? kitchenId) !== kitchenId))
    throw new AppError('kitchen_not_found');
}

/** For writing into the public fridge by a single statement, which needs no transaction. */
export function enterPublicFridge(viewer: Person): InKitchen<'add-food'> {
  requireOpenToKey(viewer, PUBLIC_FRIDGE_ID);
  return prove(viewer, PUBLIC_FRIDGE_ID, { standing: 'signed-in', timeZone: null, hasWebhooks: false });
}

const holdKitchen = prepared((db, value: ValueOf<{ kitchenId: KitchenId }>) =>
  db.selectFrom('kitchens').select('ends_at').where('id', '=', value('kitchenId')).forUpdate(),
);

const held = new WeakMap<Transaction, KitchenId>();

/** For `inKitchenTransaction` only: the transaction is in the kitchen's queue. */
export function noteHeld(tx: Transaction, kitchenId: KitchenId): void {
  held.set(tx, kitchenId);
}

/**
 * For changing, inside the transaction that changes. The kitchen's row is locked first, and only then the membership is
 * looked at: the other way round, a member who is removed meanwhile would still write. The public fridge has no members
 * and is not locked, because everybody would wait for everybody.
 */
export async function lockKitchen<Action extends ChangingAction>(
  tx: Transaction,
  viewer: Person,
  kitchenId: KitchenId,
  action: Action,
): Promise<InKitchen<Action>> {
  return requireAllowed(viewer, kitchenId, action, async (accountId) => {
    if (held.get(tx) !== kitchenId) throw new Error('the transaction was not opened by inKitchenTransaction');
    const [kitchen] = await holdKitchen(tx, { kitchenId });
    if (!kitchen || !isOpen(kitchen.ends_at)) return null;
    const [member] = await selectRole(tx, { kitchenId, accountId });
    return member ? foundIn(member) : null;
  });
}

async function requireAllowed<Action extends KitchenAction>(
  viewer: Person | null,
  kitchenId: KitchenId,
  action: Action,
  findMember: (accountId: string) => Promise<Found | null>,
): Promise<InKitchen<Action>> {
  const place = await placeOf(viewer, kitchenId, findMember);
  const { standing } = place;
  if (may(action, standing)) return prove(viewer, kitchenId, place);
  throw new AppError(standing === 'visitor' ? 'unauthenticated' : 'not_allowed_here');
}

async function placeOf(
  viewer: Person | null,
  kitchenId: KitchenId,
  findMember: (accountId: string) => Promise<Found | null>,
): Promise<Place> {
  requireOpenToKey(viewer, kitchenId);
  if (kitchenId === PUBLIC_FRIDGE_ID)
    return { standing: viewer ? 'signed-in' : 'visitor', timeZone: null, hasWebhooks: false };
  const found = viewer && (await findMember(viewer.accountId));
  if (!found) throw new AppError('kitchen_not_found');
  return found;
}

/** All kitchens that the person is in, the first joined first. */
export async function listOwnKitchens(
  db: Database | Transaction,
  viewer: Person,
): Promise<InKitchen<'look'>[]> {
  const joined = await db
    .selectFrom('account_kitchens')
    .select('kitchen_id')
    .where('account_id', '=', viewer.accountId)
    .orderBy('joined_at')
    .orderBy('kitchen_id')
    .execute();
  const ids = joined
    .map(({ kitchen_id }) => kitchen_id)
    .filter((id) => !viewer.key?.kitchenId || id === viewer.key.kitchenId);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('kitchen_members')
    .innerJoin('kitchens', 'kitchens.id', 'kitchen_members.kitchen_id')
    .select(['kitchens.id', 'kitchens.ends_at', 'kitchens.time_zone', 'kitchen_members.role'])
    .select('kitchens.has_webhooks')
    .where('kitchen_members.kitchen_id', 'in', ids)
    .where('kitchen_members.account_id', '=', viewer.accountId)
    .execute();
  const open = new Map(rows.filter((row) => isOpen(row.ends_at)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = open.get(id);
    if (!row) return [];
    return [prove<'look'>(viewer, id as KitchenId, foundIn(row))];
  });
}
