-- Browsers that signed in before, so that a stranger's guesses do not lock them out.
create table known_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  device_hash text not null check (length(device_hash) = 43),
  last_seen_at timestamptz(3) not null,
  primary key (account_id, device_hash)
);
