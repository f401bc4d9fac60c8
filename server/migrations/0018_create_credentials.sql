create table credentials (
  account_id uuid primary key references accounts (id) on delete cascade,
  password_hash text not null check (password_hash like '$argon2id$%'),
  changed_at timestamptz(3) not null
);
