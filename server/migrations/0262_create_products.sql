-- Names of products that a service was asked for. Null: it knew none. No person and no kitchen is kept with them.
create table products (
  gtin text primary key,
  name text,
  looked_up_at timestamptz not null
);
