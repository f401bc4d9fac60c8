-- A link holds the kitchen's id and a secret, of which this is the hash; so a look-up names the kitchen.
create table kitchen_invitations (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  id uuid not null,
  token_hash text not null,
  role text not null check (role in ('member', 'guest')),
  email text check (length(email) between 3 and 254),
  uses integer not null check (uses > 0),
  uses_left integer not null check (uses_left between 0 and uses),
  made_by uuid not null,
  made_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  primary key (kitchen_id, id),
  unique (kitchen_id, token_hash)
);
