-- The devices that show notices. The session is the one that asked for it, and may have run out since.
create table push_subscriptions (
  owner_id uuid not null references accounts (id) on delete cascade,
  endpoint_hash text not null check (length(endpoint_hash) = 43),
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  key_id text not null,
  session_id uuid not null,
  added_at timestamptz(3) not null,
  reached_on date,
  failed_on date,
  primary key (owner_id, endpoint_hash)
);
