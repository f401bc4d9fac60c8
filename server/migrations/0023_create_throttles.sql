-- How often something was tried since the window opened; every server counts here.
create table throttles (
  key text primary key check (length(key) <= 200),
  count integer not null check (count >= 0),
  resets_at timestamptz(3) not null
);
