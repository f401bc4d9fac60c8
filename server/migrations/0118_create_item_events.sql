-- What happened to food, written by the statement that writes the item. The id is made by the client, so that the same
-- request sent twice is one event. The dates are those that changed: what a week ago is computed from.
create table item_events (
  kitchen_id uuid not null,
  id uuid not null,
  kind text not null check (
    kind in (
      'item-added', 'item-updated', 'item-removed', 'item-brought-back', 'item-eaten', 'item-wasted',
      'item-given-away', 'item-given', 'item-moved', 'undone', 'note-added', 'note-removed', 'other', 'counted'
    )
  ),
  item_id uuid,
  account_id uuid,
  title text not null,
  happened_at timestamptz(3) not null,
  expiry_before date,
  expiry_after date,
  before jsonb,
  undoes uuid,
  primary key (kitchen_id, id)
);
