-- What each person was told last, as far as it still concerned them then.
create table seen_notifications (
  owner_id uuid primary key references accounts (id) on delete cascade,
  keys text[] not null
);
