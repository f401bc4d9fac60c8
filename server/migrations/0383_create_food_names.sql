-- What a kitchen means by a title, by the key of the product; no food where it is no ingredient.
create table food_names (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  product text not null,
  title text not null check (length(title) between 1 and 200),
  food text,
  primary key (kitchen_id, product)
);
