-- The topic of ntfy by which a person is reminded.
create table ntfy_topics (
  owner_id uuid primary key references accounts (id) on delete cascade,
  url text not null check (length(url) <= 500),
  set_at timestamptz(3) not null,
  reached_on date,
  failed_on date
);
