create table notes (
  item_id uuid primary key references items (id) on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz(3) not null
);
