-- Messages on their way to devices: at most one a day for each.
create table pushes (
  owner_id uuid not null,
  endpoint_hash text not null,
  day date not null,
  notice jsonb not null,
  queued_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  good_until timestamptz(3) not null,
  attempts integer not null default 0,
  primary key (owner_id, endpoint_hash, day),
  foreign key (owner_id, endpoint_hash) references push_subscriptions (owner_id, endpoint_hash) on delete cascade
);
