-- The ids are UUIDv7, so they sort by time.
create table consultations (
  owner_id uuid not null references accounts (id) on delete cascade,
  id uuid not null,
  specialist text check (specialist in ('solheim', 'oyelaran')),
  requested_at timestamptz(3) not null,
  cancelled_at timestamptz(3),
  primary key (owner_id, id)
);
