-- The recipes that the people of a kitchen wrote or brought with them, as they are written. Accounts are distributed by
-- another column, so no foreign key leads to them.
create table recipes (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 120),
  servings integer check (servings > 0),
  minutes integer check (minutes > 0),
  lines jsonb not null,
  steps jsonb not null,
  source text,
  added_at timestamptz(3) not null,
  added_by uuid not null,
  primary key (kitchen_id, id)
);
