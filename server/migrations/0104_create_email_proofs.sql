-- Links that prove an email address to be the account's, on their way to it.
create table email_proofs (
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash text not null check (length(token_hash) = 43),
  expires_at timestamptz(3) not null,
  primary key (account_id, token_hash)
);
