-- What a kitchen calls what it has seen: the number of a product, or a line of a receipt. As it was put in the last time.
create table known_names (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  seen text not null,
  title text not null,
  category text not null,
  image text,
  place text not null,
  amount double precision not null check (amount > 0),
  unit text not null,
  at timestamptz not null,
  primary key (kitchen_id, seen)
);
