-- A household, a flat, an office, or the one public fridge. The row is the lock and the version of a private kitchen:
-- a write locks it, then looks at the membership, and adds one to the version.
create table kitchens (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  visibility text not null check (visibility in ('private', 'public')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  time_zone text not null check (length(time_zone) between 1 and 64),
  version bigint not null,
  created_at timestamptz(3) not null,
  ends_at timestamptz(3)
);
