create table account_events (
  account_id uuid not null references accounts (id) on delete cascade,
  id uuid not null,
  kind text not null check (
    kind in (
      'signed-in', 'signed-out-everywhere', 'password-changed', 'password-reset', 'profile-changed',
      'calendar-address-made', 'calendar-address-ended'
    )
  ),
  happened_at timestamptz(3) not null,
  address text not null check (length(address) <= 64),
  user_agent text not null check (length(user_agent) <= 400),
  primary key (account_id, id)
);
