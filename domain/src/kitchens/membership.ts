import type { Role } from './policy.ts';

/** A person in a kitchen, as far as the rules go. */
export interface Membership {
  accountId: string;
  role: Role;
  joinedAt: Date;
}

type People = readonly Membership[];

const without = (people: People, accountId: string) =>
  people.filter((person) => person.accountId !== accountId);
const hasOwner = (people: People) => people.some(({ role }) => role === 'owner');

/**
 * What a kitchen is when the person has gone: `kept` by its owners, `empty`, or `ownerless`. Nobody leaves a kitchen
 * ownerless, they hand over first; an empty kitchen ends.
 */
export function whenGone(people: People, accountId: string): 'kept' | 'empty' | 'ownerless' {
  const others = without(people, accountId);
  if (others.length === 0) return 'empty';
  return hasOwner(others) ? 'kept' : 'ownerless';
}

/** Whether an owner is left once the person has that role. */
export function mayBecome(people: People, accountId: string, role: Role): boolean {
  return role === 'owner' || hasOwner(without(people, accountId));
}

const firstToCome = (people: People) =>
  people.reduce<Membership | null>(
    (first, person) => (first === null || isBefore(person, first) ? person : first),
    null,
  );

/** By account where two came at the same moment, so that every server chooses the same person. */
const isBefore = (one: Membership, other: Membership) =>
  one.joinedAt < other.joinedAt ||
  (one.joinedAt.getTime() === other.joinedAt.getTime() && one.accountId < other.accountId);

/**
 * The person who becomes an owner when an account is deleted and its kitchen would have none: the longest member, or
 * the longest guest where there are only guests. Null where an owner is left, or nobody.
 */
export function successor(people: People, accountId: string): Membership | null {
  if (whenGone(people, accountId) !== 'ownerless') return null;
  const others = without(people, accountId);
  return firstToCome(others.filter(({ role }) => role === 'member')) ?? firstToCome(others);
}

const RANK: Record<Role, number> = { guest: 0, member: 1, owner: 2 };

/** Whether the second role may do less than the first. */
export const isLower = (from: Role, to: Role): boolean => RANK[to] < RANK[from];
