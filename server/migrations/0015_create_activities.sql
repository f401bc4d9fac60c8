-- The ids are UUIDv7, so they sort by time.
create table activities (
  owner_id uuid not null,
  id uuid not null,
  action text not null,
  happened_at timestamptz(3) not null,
  primary key (owner_id, id)
);
