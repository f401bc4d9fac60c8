-- The people of a kitchen. Accounts are distributed by another column, so no foreign key leads to them: whoever deletes
-- an account removes its rows here first.
create table kitchen_members (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  account_id uuid not null,
  role text not null check (role in ('owner', 'member', 'guest')),
  joined_at timestamptz(3) not null,
  primary key (kitchen_id, account_id)
);
