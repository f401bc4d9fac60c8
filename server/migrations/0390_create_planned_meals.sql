-- The dishes that are to be cooked on a day, with what each was called when it was planned. Days that passed are deleted
-- when something else is planned.
create table planned_meals (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  id uuid not null,
  day date not null check (isfinite(day)),
  dish jsonb not null,
  portions integer not null check (portions > 0),
  added_at timestamptz(3) not null,
  added_by uuid not null,
  primary key (kitchen_id, id)
);
