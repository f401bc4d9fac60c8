import { readdirSync } from 'node:fs';
import { ACCOUNT_EVENT_KINDS } from '@crisper/domain/accounts/account-event.ts';
import { ITEM_EVENT_KINDS } from '@crisper/domain/items/item-event.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { connect } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ empty: true });
});
afterAll(() => database.drop());

const columns: { [T in keyof Tables]: Record<keyof Tables[T], true> } = {
  account_kitchens: { account_id: true, kitchen_id: true, joined_at: true },
  account_emails: { email: true, account_id: true },
  account_events: {
    account_id: true,
    id: true,
    kind: true,
    happened_at: true,
    address: true,
    user_agent: true,
  },
  accounts: {
    id: true,
    email: true,
    email_verified_at: true,
    display_name: true,
    photo_url: true,
    time_zone: true,
    language: true,
    email_seen_by: true,
    created_at: true,
    deleted_at: true,
  },
  program_keys: {
    id: true,
    account_id: true,
    token_hash: true,
    name: true,
    scope: true,
    kitchen_id: true,
    made_at: true,
    last_used_at: true,
    last_day: true,
  },
  bmi_results: {
    owner_id: true,
    id: true,
    height_cm: true,
    weight_kg: true,
    age: true,
    gender: true,
    measured_at: true,
  },
  calendar_feeds: { owner_id: true, token_hash: true, made_at: true, ended_at: true },
  consultations: { owner_id: true, id: true, specialist: true, requested_at: true, cancelled_at: true },
  contact_messages: {
    id: true,
    name: true,
    email: true,
    message: true,
    is_suspect: true,
    received_at: true,
  },
  credentials: { account_id: true, password_hash: true, changed_at: true },
  digests: { subscriber_id: true, week: true },
  email_proofs: { account_id: true, token_hash: true, expires_at: true },
  identities: { issuer: true, subject: true, account_id: true, created_at: true },
  imported_papers: { kitchen_id: true, import_id: true, kind: true, name: true },
  imported_rows: {
    kitchen_id: true,
    ref: true,
    import_id: true,
    item_id: true,
    event_id: true,
    past_date: true,
  },
  imports: {
    kitchen_id: true,
    id: true,
    account_id: true,
    source: true,
    happened_at: true,
    put: true,
    already: true,
    history: true,
    papers: true,
    undone_at: true,
  },
  item_counts: { kitchen_id: true, category: true, expiry_date: true, slot: true, count: true },
  item_events: {
    kitchen_id: true,
    id: true,
    kind: true,
    item_id: true,
    account_id: true,
    title: true,
    happened_at: true,
    happened_on: true,
    expiry_before: true,
    expiry_after: true,
    before: true,
    version: true,
    undoes: true,
    other_item_id: true,
    amount: true,
    unit: true,
    reason: true,
    foods: true,
    grams: true,
    is_guessed: true,
    co2e: true,
    money: true,
    taker_id: true,
    cooked: true,
    program: true,
  },
  items: {
    kitchen_id: true,
    id: true,
    added_by: true,
    belongs_to: true,
    title: true,
    image: true,
    category: true,
    quantity: true,
    amount_start: true,
    amount: true,
    unit: true,
    place: true,
    price: true,
    expiry_date: true,
    keeping: true,
    description: true,
    status: true,
    added_at: true,
    version: true,
    is_free: true,
  },
  items_version: { kitchen_id: true, slot: true, version: true },
  kitchen_invitations: {
    kitchen_id: true,
    id: true,
    token_hash: true,
    role: true,
    email: true,
    uses: true,
    uses_left: true,
    made_by: true,
    made_at: true,
    ends_at: true,
  },
  kitchen_months: {
    kitchen_id: true,
    month: true,
    category: true,
    outcome: true,
    foods: true,
    grams: true,
    guessed_grams: true,
    co2e: true,
    money: true,
    unpriced: true,
  },
  kitchen_prices: {
    kitchen_id: true,
    title: true,
    unit: true,
    price: true,
    amount: true,
  },
  products: { gtin: true, name: true, names: true, looked_up_at: true },
  known_names: {
    kitchen_id: true,
    seen: true,
    title: true,
    category: true,
    image: true,
    place: true,
    amount: true,
    unit: true,
    at: true,
  },
  kitchen_places: { kitchen_id: true, id: true, name: true, made_at: true },
  kitchen_staples: { kitchen_id: true, product: true, title: true, category: true },
  assumed_foods: { kitchen_id: true, food: true, is_assumed: true },
  food_names: { kitchen_id: true, product: true, title: true, food: true },
  planned_meals: {
    kitchen_id: true,
    id: true,
    day: true,
    dish: true,
    portions: true,
    added_at: true,
    added_by: true,
    taken_off_at: true,
  },
  recipes: {
    kitchen_id: true,
    id: true,
    title: true,
    servings: true,
    minutes: true,
    lines: true,
    steps: true,
    source: true,
    added_at: true,
    added_by: true,
  },
  recipe_events: {
    kitchen_id: true,
    id: true,
    kind: true,
    recipe_id: true,
    account_id: true,
    happened_at: true,
    version: true,
  },
  shopping_links: {
    kitchen_id: true,
    id: true,
    list_id: true,
    token_hash: true,
    made_by: true,
    made_at: true,
    ends_at: true,
  },
  shopping_lists: { kitchen_id: true, id: true, name: true, is_archived: true, made_at: true },
  shopping_entries: {
    kitchen_id: true,
    id: true,
    list_id: true,
    title: true,
    category: true,
    amount: true,
    unit: true,
    wanted_by: true,
    is_apart: true,
    cooked: true,
    got_at: true,
    got_by: true,
    added_at: true,
    added_by: true,
    version: true,
  },
  shopping_events: {
    kitchen_id: true,
    id: true,
    kind: true,
    entry_id: true,
    account_id: true,
    title: true,
    category: true,
    before: true,
    happened_at: true,
    happened_on: true,
    version: true,
  },
  kitchen_members: { kitchen_id: true, account_id: true, role: true, joined_at: true },
  member_months: {
    kitchen_id: true,
    account_id: true,
    month: true,
    outcome: true,
    foods: true,
    grams: true,
    guessed_grams: true,
    co2e: true,
    money: true,
    unpriced: true,
  },
  kitchens: {
    id: true,
    name: true,
    visibility: true,
    currency: true,
    time_zone: true,
    version: true,
    created_at: true,
    ends_at: true,
    has_webhooks: true,
  },
  known_devices: { account_id: true, device_hash: true, last_seen_at: true },
  mails: {
    id: true,
    message: true,
    queued_at: true,
    due_at: true,
    attempts: true,
    failed_at: true,
    last_error: true,
  },
  notes: { kitchen_id: true, item_id: true, author_id: true, text: true, created_at: true },
  ntfy_notices: {
    owner_id: true,
    day: true,
    notice: true,
    queued_at: true,
    due_at: true,
    good_until: true,
    attempts: true,
  },
  ntfy_topics: { owner_id: true, url: true, set_at: true, reached_on: true, failed_on: true },
  password_resets: { account_id: true, token_hash: true, expires_at: true },
  pictures: { kitchen_id: true, id: true, owner_id: true, hash: true, bytes: true, created_at: true },
  push_acts: {
    owner_id: true,
    token_hash: true,
    endpoint_hash: true,
    day: true,
    event_id: true,
    kitchen_id: true,
    item_id: true,
    ends_at: true,
  },
  push_keys: { id: true, private_jwk: true, created_at: true },
  push_subscriptions: {
    owner_id: true,
    endpoint_hash: true,
    endpoint: true,
    p256dh: true,
    auth: true,
    key_id: true,
    session_id: true,
    added_at: true,
    reached_on: true,
    failed_on: true,
  },
  pushes: {
    owner_id: true,
    endpoint_hash: true,
    day: true,
    notice: true,
    queued_at: true,
    due_at: true,
    good_until: true,
    attempts: true,
  },
  reminders: {
    owner_id: true,
    mode: true,
    hour: true,
    next_at: true,
    stop_token: true,
    also_mail: true,
    tells_taken: true,
    taken_told_at: true,
    again_on: true,
    is_chosen: true,
  },
  reminders_made: { owner_id: true, day: true, ways: true },
  schema_migrations: { name: true, applied_at: true },
  seen_notifications: { owner_id: true, keys: true },
  sessions: {
    picture_hash: true,
    account_id: true,
    id: true,
    token_hash: true,
    previous_token_hash: true,
    rotated_at: true,
    authenticated_at: true,
    created_at: true,
    idle_until: true,
    ends_at: true,
    user_agent: true,
  },
  signing_keys: { id: true, private_jwk: true, created_at: true },
  subscriber_links: { subscriber_id: true, token_hash: true, purpose: true, expires_at: true },
  subscribers: {
    id: true,
    email: true,
    time_zone: true,
    language: true,
    asked_at: true,
    confirmed_at: true,
  },
  throttles: { key: true, count: true, resets_at: true },
  webhook_messages: {
    kitchen_id: true,
    webhook_id: true,
    id: true,
    body: true,
    queued_at: true,
    due_at: true,
    attempts: true,
  },
  webhooks: {
    kitchen_id: true,
    id: true,
    url: true,
    secret: true,
    types: true,
    made_by: true,
    made_at: true,
    reached_at: true,
    failures: true,
    failing_since: true,
    rests_until: true,
    paused_at: true,
    next_due_at: true,
  },
};

test('servers that start at once on an empty database make one schema', async () => {
  const servers = Array.from({ length: 8 }, () => connect({ ...database.connection, max: 2 }, () => {}));
  await Promise.all(servers.map(migrate));
  await Promise.all(servers.map((server) => server.destroy()));
  const applied = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(
    database.db,
  );
  const steps = readdirSync(new URL('../../migrations/', import.meta.url)).sort();
  expect(applied.rows.map(({ name }) => name)).toEqual(steps);
});

test('the tables are what the code believes them to be', async () => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public'
  `.execute(database.db);
  const real: Record<string, Record<string, true>> = {};
  for (const { table_name, column_name } of rows)
    real[table_name] = { ...real[table_name], [column_name]: true };
  expect(real).toEqual(columns);
});

test.each([
  ['item_events', ITEM_EVENT_KINDS],
  ['account_events', ACCOUNT_EVENT_KINDS],
])('%s allows each kind that the rules have, and no other', async (table, kinds) => {
  const { rows } = await sql<{ kinds: string }>`
    select pg_get_constraintdef(oid) as kinds from pg_constraint where conname = ${`${table}_kind_check`}
  `.execute(database.db);
  const allowed = [...(rows[0]?.kinds ?? '').matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind);
  expect(allowed.toSorted()).toEqual([...kinds].sort());
});

test.each([
  ['a category that does not exist', { category: 'Fish' }],
  ['no quantity', { quantity: 0 }],
  ['an empty title', { title: '' }],
  ['a title of 201 characters', { title: 'x'.repeat(201) }],
])('the tables themselves refuse %s', async (_, wrong) => {
  const owner = crypto.randomUUID();
  await sql`insert into accounts (id, email, created_at) values (${owner}, ${`${owner}@example.com`}, now())`.execute(
    database.db,
  );
  const row = {
    id: crypto.randomUUID(),
    added_by: owner,
    title: 'Milk',
    category: 'Dairy',
    quantity: 1,
    ...wrong,
  };
  const insert = sql`
    insert into items (kitchen_id, id, added_by, title, category, quantity, expiry_date, description, status, added_at)
    values (${PUBLIC_FRIDGE_ID}, ${row.id}, ${row.added_by}, ${row.title}, ${row.category}, ${row.quantity}, 'infinity', '', 'available', now())`;
  await expect(insert.execute(database.db)).rejects.toThrow(/violates/);
});
