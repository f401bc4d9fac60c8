create table password_resets (
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash text not null check (length(token_hash) = 43),
  expires_at timestamptz(3) not null,
  primary key (account_id, token_hash)
);
