import { describe, expect, test } from 'vitest';
import { KITCHEN_ACTIONS, type KitchenAction, may, type Standing } from './policy.ts';

const STANDINGS: Standing[] = ['owner', 'member', 'guest', 'signed-in', 'visitor'];

/** In the order of the standings. */
const expected: Record<KitchenAction, [boolean, boolean, boolean, boolean, boolean]> = {
  look: [true, true, true, true, true],
  'see-people': [true, true, true, false, false],
  'add-food': [true, true, false, true, false],
  'change-any-item': [true, true, false, false, false],
  'change-own-item': [true, true, false, true, false],
  'take-food': [false, false, false, true, false],
  'write-note': [true, true, false, true, false],
  'share-list': [true, true, false, false, false],
  'see-list-links': [true, true, false, false, false],
  'read-recipe-page': [true, true, false, false, false],
  'bring-food': [true, true, false, false, false],
  'see-imports': [true, true, false, false, false],
  'read-code': [true, true, false, false, false],
  'take-along': [true, true, false, false, false],
  'see-webhooks': [true, true, false, false, false],
  'change-webhooks': [true, true, false, false, false],
  'see-invitations': [true, false, false, false, false],
  invite: [true, false, false, false, false],
  'change-people': [true, false, false, false, false],
  'change-settings': [true, false, false, false, false],
  'end-kitchen': [true, false, false, false, false],
  leave: [true, true, true, false, false],
};

describe.each(KITCHEN_ACTIONS)('%s', (action) => {
  test.each(STANDINGS.map((standing, at) => [standing, expected[action][at]]))(
    'for a %s: %s',
    (standing, is) => {
      expect(may(action, standing as Standing)).toBe(is);
    },
  );
});

test('a member may do all that a guest may, and an owner all that a member may', () => {
  for (const action of KITCHEN_ACTIONS) {
    if (may(action, 'guest')) expect(may(action, 'member'), action).toBe(true);
    if (may(action, 'member')) expect(may(action, 'owner'), action).toBe(true);
  }
});

test('a person who may change any item may change their own', () => {
  for (const standing of STANDINGS) {
    if (may('change-any-item', standing)) expect(may('change-own-item', standing)).toBe(true);
  }
});
