-- The same membership from the person's side: which kitchens an account is in, without asking all of them.
create table account_kitchens (
  account_id uuid not null references accounts (id) on delete cascade,
  kitchen_id uuid not null,
  joined_at timestamptz(3) not null,
  primary key (account_id, kitchen_id)
);
