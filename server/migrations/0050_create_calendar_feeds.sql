create table calendar_feeds (
  owner_id uuid primary key references accounts (id) on delete cascade,
  token_hash text not null check (length(token_hash) = 43),
  made_at timestamptz(3) not null
);
