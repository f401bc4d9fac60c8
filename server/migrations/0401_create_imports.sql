-- What came into a kitchen from another program, at once. The id is made by the client, so that the same request sent twice
-- is one import. Accounts are distributed by another column, so no foreign key leads to them.
create table imports (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  id uuid not null,
  account_id uuid not null,
  source text not null,
  happened_at timestamptz(3) not null,
  put integer not null check (put >= 0),
  already integer not null check (already >= 0),
  history integer not null check (history >= 0),
  undone_at timestamptz(3),
  primary key (kitchen_id, id)
);
