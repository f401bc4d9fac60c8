-- What the people of a kitchen want to get. Accounts are distributed by another column, so no foreign key leads to them.
create table shopping_entries (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  id uuid not null,
  list_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  category text not null,
  amount double precision check (amount > 0),
  unit text check ((unit is null) = (amount is null)),
  wanted_by uuid,
  got_at timestamptz(3),
  got_by uuid,
  added_at timestamptz(3) not null,
  added_by uuid not null,
  version integer not null check (version > 0),
  primary key (kitchen_id, id)
);
