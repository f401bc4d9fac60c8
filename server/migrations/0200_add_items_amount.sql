-- How much there was and is left, where it stands, and what is known about how long it keeps. The quantity is the whole
-- number that comes of the amount, the expiry date the day that comes of what is known; both stay, because everything
-- sorts and counts by them.
alter table items
  add column amount double precision not null default 1 check (amount >= 0),
  add column amount_start double precision not null default 1 check (amount_start >= amount),
  add column unit text not null default 'piece' check (unit in ('piece', 'pack', 'portion', 'g', 'ml')),
  add column place text not null default 'fridge' check (place in ('fridge', 'freezer', 'pantry')),
  add column keeping jsonb,
  add column price integer check (price >= 0);
