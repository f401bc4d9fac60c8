-- A link to a list holds the kitchen's id and a secret, of which this is the hash; so a look-up names the kitchen.
create table shopping_links (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  id uuid not null,
  list_id uuid not null,
  token_hash text not null,
  made_by uuid not null,
  made_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  primary key (kitchen_id, id),
  unique (kitchen_id, token_hash)
);
