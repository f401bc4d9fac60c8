-- The shopping lists of a kitchen. The first one has the kitchen's id, and a row only once it has been given a name.
create table shopping_lists (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  is_archived boolean not null,
  made_at timestamptz(3) not null,
  primary key (kitchen_id, id)
);
