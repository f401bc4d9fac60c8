-- What a kitchen never wants to be without, by the key of the product: the title in small letters and without endings.
create table kitchen_staples (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  product text not null,
  title text not null check (length(title) between 1 and 200),
  category text not null,
  primary key (kitchen_id, product)
);
