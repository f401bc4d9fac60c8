-- Keys by which programs act for a person, of which only hashes are kept. On every node of a cluster: a request names no
-- account, only the key.
create table program_keys (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash text not null unique check (length(token_hash) = 43),
  name text not null check (length(name) between 1 and 200),
  scope text not null check (scope in ('look', 'do')),
  kitchen_id uuid,
  made_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  last_day date
);
