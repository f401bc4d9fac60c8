create table pictures (
  id uuid primary key,
  owner_id uuid not null references accounts (id) on delete cascade,
  hash text not null check (length(hash) = 43),
  bytes bytea not null check (length(bytes) <= 1048576),
  created_at timestamptz(3) not null
);
