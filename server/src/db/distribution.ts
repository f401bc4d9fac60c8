import type { Tables } from './tables.ts';

/** Tables of one group, with the same value in the column, are on the same node of a cluster. */
export interface Distributed {
  group: 'kitchens' | 'accounts' | 'emails' | 'identities';
  by: string;
}

/** On one node by the value of a column, only on the first node, or on every node. */
type Place = Distributed | 'local' | 'copied';

const byKitchen: Place = { group: 'kitchens', by: 'kitchen_id' };
const byAccount: Place = { group: 'accounts', by: 'account_id' };
const byOwner: Place = { group: 'accounts', by: 'owner_id' };

/**
 * Where each table is on a cluster. Accounts are on every node: they are rarely written, and their names are read with
 * the food of every kitchen.
 */
export const places: Record<keyof Tables, Place> = {
  account_emails: { group: 'emails', by: 'email' },
  account_events: byAccount,
  account_kitchens: byAccount,
  accounts: 'copied',
  assumed_foods: byKitchen,
  bmi_results: byOwner,
  calendar_feeds: byOwner,
  consultations: byOwner,
  contact_messages: 'local',
  credentials: byAccount,
  digests: 'local',
  email_proofs: byAccount,
  food_names: byKitchen,
  identities: { group: 'identities', by: 'subject' },
  imported_papers: byKitchen,
  imported_rows: byKitchen,
  imports: byKitchen,
  item_counts: byKitchen,
  item_events: byKitchen,
  items: byKitchen,
  items_version: byKitchen,
  kitchen_invitations: byKitchen,
  kitchen_members: byKitchen,
  kitchen_places: byKitchen,
  kitchen_prices: byKitchen,
  kitchen_staples: byKitchen,
  kitchen_months: byKitchen,
  kitchens: { group: 'kitchens', by: 'id' },
  known_devices: byAccount,
  known_names: byKitchen,
  mails: 'local',
  member_months: byKitchen,
  notes: byKitchen,
  ntfy_notices: byOwner,
  ntfy_topics: byOwner,
  password_resets: byAccount,
  pictures: byKitchen,
  planned_meals: byKitchen,
  products: 'local',
  program_keys: 'copied',
  push_acts: byOwner,
  push_keys: 'copied',
  push_subscriptions: byOwner,
  pushes: byOwner,
  recipe_events: byKitchen,
  recipes: byKitchen,
  reminders: byOwner,
  reminders_made: byOwner,
  schema_migrations: 'local',
  seen_notifications: byOwner,
  sessions: byAccount,
  shopping_entries: byKitchen,
  shopping_events: byKitchen,
  shopping_links: byKitchen,
  shopping_lists: byKitchen,
  signing_keys: 'copied',
  subscriber_links: 'local',
  subscribers: 'local',
  throttles: 'local',
  webhook_messages: byKitchen,
  webhooks: byKitchen,
};
