-- An item without an expiry date has 'infinity', so that dates can be compared and sorted without exceptions.
create table items (
  id uuid primary key,
  owner_id uuid not null references accounts (id),
  title text not null check (length(title) between 1 and 200),
  image text check (length(image) between 1 and 2048),
  category text not null
    check (category in ('Dairy', 'Meat', 'Vegetable', 'Fruits', 'Beverages', 'Snacks', 'Others')),
  quantity integer not null check (quantity between 1 and 1000000),
  expiry_date date not null check (expiry_date > '-infinity'),
  description text not null check (length(description) <= 2000),
  status text not null check (status in ('available')),
  added_at timestamptz(3) not null
);
