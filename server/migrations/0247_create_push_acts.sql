-- What a notice on a device may do without a page, once: only the hash of its secret is kept.
create table push_acts (
  owner_id uuid not null,
  token_hash text not null check (length(token_hash) = 43),
  endpoint_hash text not null,
  day date not null,
  event_id uuid not null,
  kitchen_id uuid,
  item_id uuid,
  ends_at timestamptz(3) not null,
  primary key (owner_id, token_hash),
  foreign key (owner_id, endpoint_hash) references push_subscriptions (owner_id, endpoint_hash) on delete cascade,
  check ((kitchen_id is null) = (item_id is null))
);
