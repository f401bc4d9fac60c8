-- Accounts and kitchens may be on different machines, so neither refers to the other.
alter table items
  alter column kitchen_id drop default,
  drop constraint items_pkey,
  drop constraint items_owner_id_fkey,
  add primary key (kitchen_id, id);
