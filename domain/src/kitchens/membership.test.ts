import { describe, expect, test } from 'vitest';
import { isLower, type Membership, mayBecome, successor, whenGone } from './membership.ts';
import type { Role } from './policy.ts';

const person = (accountId: string, role: Role, day = 1): Membership => ({
  accountId,
  role,
  joinedAt: new Date(Date.UTC(2026, 8, day)),
});

const ana = person('ana', 'owner');

describe('when somebody has gone', () => {
  test.each([
    ['the only person', [ana], 'empty'],
    ['the only owner among members', [ana, person('ben', 'member')], 'ownerless'],
    ['the only owner among guests', [ana, person('dario', 'guest')], 'ownerless'],
    ['one of two owners', [ana, person('ben', 'owner')], 'kept'],
    ['somebody who was never in it', [person('ben', 'owner')], 'kept'],
  ])('%s: the kitchen is %s', (_, people, is) => {
    expect(whenGone(people, 'ana')).toBe(is);
  });

  test('a member or a guest goes, and the kitchen is kept', () => {
    const people = [ana, person('ben', 'member'), person('dario', 'guest')];
    expect([whenGone(people, 'ben'), whenGone(people, 'dario')]).toEqual(['kept', 'kept']);
  });
});

describe('another role', () => {
  test.each<[string, Membership[], string, Role, boolean]>([
    ['the only owner stays one', [ana, person('ben', 'member')], 'ana', 'member', false],
    ['also when alone', [ana], 'ana', 'guest', false],
    ['one of two owners steps down', [ana, person('ben', 'owner')], 'ana', 'member', true],
    ['a member becomes an owner', [ana, person('ben', 'member')], 'ben', 'owner', true],
    ['a member becomes a guest', [ana, person('ben', 'member')], 'ben', 'guest', true],
    ['an owner becomes an owner', [ana], 'ana', 'owner', true],
  ])('%s', (_, people, who, role, is) => {
    expect(mayBecome(people, who, role)).toBe(is);
  });
});

describe('when an account is deleted', () => {
  test('nobody follows while another owner is left, or where nobody is', () => {
    expect(successor([ana, person('ben', 'owner')], 'ana')).toBeNull();
    expect(successor([ana], 'ana')).toBeNull();
  });

  test('nobody follows a member', () => {
    expect(successor([ana, person('ben', 'member')], 'ben')).toBeNull();
  });

  test('the longest member follows the last owner, before guests who came earlier', () => {
    const people = [
      ana,
      person('dario', 'guest', 2),
      person('cleo', 'member', 4),
      person('ben', 'member', 3),
    ];
    expect(successor(people, 'ana')?.accountId).toBe('ben');
  });

  test('the longest guest follows where there are only guests', () => {
    const people = [ana, person('emil', 'guest', 3), person('dario', 'guest', 2)];
    expect(successor(people, 'ana')?.accountId).toBe('dario');
  });

  test('of two who came at the same moment, every server chooses the same', () => {
    const people = [ana, person('cleo', 'member', 2), person('ben', 'member', 2)];
    expect(successor(people, 'ana')?.accountId).toBe('ben');
    expect(successor(people.toReversed(), 'ana')?.accountId).toBe('ben');
  });
});

test.each<[Role, Role, boolean]>([
  ['owner', 'member', true],
  ['owner', 'guest', true],
  ['member', 'guest', true],
  ['member', 'member', false],
  ['member', 'owner', false],
  ['guest', 'member', false],
])('from %s to %s: lower is %s', (from, to, is) => {
  expect(isLower(from, to)).toBe(is);
});
