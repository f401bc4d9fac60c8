/** What a person is in a private kitchen, the most powerful first. */
export const ROLES = ['owner', 'member', 'guest'] as const;
export type Role = (typeof ROLES)[number];

/** What a caller is in a kitchen; the public fridge has no members. */
export type Standing = Role | 'signed-in' | 'visitor';

/** What a person may do in a kitchen, and in which standing. The server enforces it, pages show buttons by it. */
const ALLOWED = {
  look: ['owner', 'member', 'guest', 'signed-in', 'visitor'],
  'see-people': ['owner', 'member', 'guest'],
  'add-food': ['owner', 'member', 'signed-in'],
  /** Anybody's, because anybody in a kitchen may eat anything. */
  'change-any-item': ['owner', 'member'],
  /** What the person added themself. */
  'change-own-item': ['owner', 'member', 'signed-in'],
  /** What its owner offers to anybody. */
  'take-food': ['signed-in'],
  'write-note': ['owner', 'member', 'signed-in'],
  /** With people who have no account. */
  'share-list': ['owner', 'member'],
  'see-list-links': ['owner', 'member'],
  /** A page elsewhere, for its recipes: the server asks for it, and nothing is kept. */
  'read-recipe-page': ['owner', 'member'],
  /** From another program, and taking that back. */
  'bring-food': ['owner', 'member'],
  /** What came, and what a file of another program has, before it is put in. */
  'see-imports': ['owner', 'member'],
  /** What the code of a pack means here, before anything happens to the pack. */
  'read-code': ['owner', 'member'],
  /** Everything in the kitchen as a file. */
  'take-along': ['owner', 'member'],
  /** The programs that the kitchen tells of what happens: a member tells no more than they may read. */
  'see-webhooks': ['owner', 'member'],
  'change-webhooks': ['owner', 'member'],
  'see-invitations': ['owner'],
  invite: ['owner'],
  /** Other people's roles, and removing them. */
  'change-people': ['owner'],
  'change-settings': ['owner'],
  /** And taking that back. */
  'end-kitchen': ['owner'],
  leave: ['owner', 'member', 'guest'],
} as const satisfies Record<string, readonly Standing[]>;

export type KitchenAction = keyof typeof ALLOWED;
export const KITCHEN_ACTIONS = Object.keys(ALLOWED) as KitchenAction[];

export function may(action: KitchenAction, standing: Standing): boolean {
  const allowed: readonly Standing[] = ALLOWED[action];
  return allowed.includes(standing);
}

/** What only looks. Everything else changes something, and so takes the kitchen's lock first. */
export type LookingAction = Extract<
  KitchenAction,
  | 'look'
  | 'see-people'
  | 'see-invitations'
  | 'see-list-links'
  | 'read-recipe-page'
  | 'see-imports'
  | 'read-code'
  | 'take-along'
  | 'see-webhooks'
>;
