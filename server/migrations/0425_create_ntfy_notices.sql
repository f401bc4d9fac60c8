-- Notices on their way to topics: at most one a day for each person.
create table ntfy_notices (
  owner_id uuid not null references ntfy_topics (owner_id) on delete cascade,
  day date not null,
  notice jsonb not null,
  queued_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  good_until timestamptz(3) not null,
  attempts integer not null default 0,
  primary key (owner_id, day)
);
