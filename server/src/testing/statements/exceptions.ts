interface Exception {
  problems: readonly string[];
  reason: string;
}

const CHORE = 'A chore that goes over everybody, once an hour: each machine does its own rows.';
const QUEUE = 'The queue of all people is looked at every few seconds; each entry is then taken by its key.';
const LEAVING = 'What a person leaves behind is looked for once, as their account is deleted.';

/**
 * The statements, by the file that makes them, that are more than one machine's work, each with the reason. None of them
 * is waited for by everybody: what a page asks for and what a person does is on one machine.
 */
export const exceptions: Record<string, Exception> = {
  'accounts/account-events.ts': { problems: ['account_events without account_id'], reason: CHORE },
  'accounts/credentials.writer.ts': {
    problems: ['identities without subject'],
    reason:
      'Whoever proves that an email address is theirs ends the ways in of whoever had it before: done once.',
  },
  'accounts/delete-account.commands.ts': { problems: ['identities without subject'], reason: LEAVING },
  'accounts/providers/sign-in-ways.queries.ts': {
    problems: ['identities without subject'],
    reason:
      'They are found by what a provider says of a person who signs in; one page of the profile asks for all of one.',
  },
  'calling/sessions.commands.ts': {
    problems: [
      'email_proofs without account_id',
      'known_devices without account_id',
      'password_resets without account_id',
      'sessions without account_id',
    ],
    reason: CHORE,
  },
  'db/ready.ts': {
    problems: ['items_version without kitchen_id'],
    reason: 'It writes no row: it asks whether writes are accepted at all.',
  },
  'demo/fill-flat.ts': {
    problems: ['account_kitchens without account_id'],
    reason: 'The demo has a PostgreSQL of its own.',
  },
  'items/items.account.ts': {
    problems: ['member_months without kitchen_id', 'notes without kitchen_id'],
    reason: LEAVING,
  },
  'items/removed-items.commands.ts': {
    problems: ['item_events without kitchen_id', 'items without kitchen_id', 'notes without kitchen_id'],
    reason: CHORE,
  },
  'kitchens/end-kitchens.commands.ts': { problems: ['kitchens without id'], reason: CHORE },
  'kitchens/invitations.commands.ts': {
    problems: ['kitchen_invitations without kitchen_id'],
    reason: CHORE,
  },
  'newsletter/digest.queries.ts': {
    problems: [
      'account_emails without email',
      'joins account_emails (emails) with digests, subscribers (local)',
      'joins account_emails (emails) with subscribers (local)',
    ],
    reason: 'The newsletter is written once a week, for those who subscribed to it.',
  },
  'ntfy/send-notices.commands.ts': { problems: ['ntfy_notices without owner_id'], reason: QUEUE },
  'pictures/pictures.account.ts': { problems: ['pictures without kitchen_id'], reason: LEAVING },
  'pictures/pictures.commands.ts': {
    problems: ['item_events without kitchen_id', 'items without kitchen_id', 'pictures without kitchen_id'],
    reason: CHORE,
  },
  'push/push-acts.commands.ts': { problems: ['push_acts without owner_id'], reason: CHORE },
  'push/push.commands.ts': {
    problems: ['push_subscriptions without owner_id'],
    reason: 'A device that now belongs to somebody else: who had it is not known, and it happens rarely.',
  },
  'push/send-pushes.commands.ts': { problems: ['pushes without owner_id'], reason: QUEUE },
  'reminders/due-webhooks.commands.ts': { problems: ['webhooks without kitchen_id'], reason: QUEUE },
  'reminders/reminders.commands.ts': {
    problems: ['reminders without owner_id'],
    reason: 'The link in a mail names its reminder and nobody: it is followed once.',
  },
  'reminders/reminders.queries.ts': { problems: ['reminders without owner_id'], reason: QUEUE },
  'shopping/list-links.commands.ts': { problems: ['shopping_links without kitchen_id'], reason: CHORE },
  'webhooks/send-messages.commands.ts': {
    problems: ['webhook_messages without kitchen_id', 'webhooks without kitchen_id', 'kitchens without id'],
    reason: QUEUE,
  },
};

export const isExcepted = (file: string, problem: string): boolean =>
  exceptions[file]?.problems.includes(problem) === true;
