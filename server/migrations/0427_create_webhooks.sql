-- The programs that a kitchen tells of what happens in it. A paused one is sent nothing until a person says so.
create table webhooks (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  id uuid not null,
  url text not null check (length(url) <= 500),
  secret text not null,
  types text[] not null,
  made_by uuid not null,
  made_at timestamptz(3) not null,
  reached_at timestamptz(3),
  failures integer not null default 0,
  failing_since timestamptz(3),
  rests_until timestamptz(3),
  paused_at timestamptz(3),
  next_due_at timestamptz(3),
  primary key (kitchen_id, id)
);
