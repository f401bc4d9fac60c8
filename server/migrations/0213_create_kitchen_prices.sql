-- What a food cost last in a kitchen, by its title in lower case and its unit: the price of that amount.
create table kitchen_prices (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  title text not null,
  unit text not null,
  price integer not null check (price >= 0),
  amount double precision not null check (amount > 0),
  primary key (kitchen_id, title, unit)
);
