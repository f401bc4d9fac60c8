-- Only hashes of the refresh token are kept; the previous one stays good for a moment after it was replaced.
create table sessions (
  account_id uuid not null references accounts (id) on delete cascade,
  id uuid not null,
  token_hash text not null check (length(token_hash) = 43),
  previous_token_hash text check (length(previous_token_hash) = 43),
  rotated_at timestamptz(3) not null,
  authenticated_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  idle_until timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  user_agent text not null check (length(user_agent) <= 400),
  primary key (account_id, id)
);
