-- The places of a kitchen beside fridge, freezer and pantry. The id begins with the kind, and items name it by that id:
-- what stands in a place that was removed stands in the one of its kind, and no item has to be written.
create table kitchen_places (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  id text not null check (id ~ '^(fridge|freezer|pantry)-[0-9a-fA-F-]{36}$'),
  name text not null check (length(name) between 1 and 40),
  made_at timestamptz(3) not null,
  primary key (kitchen_id, id)
);
