-- A picture belongs to its kitchen. Who uploaded it is unknown once the account is deleted; accounts and kitchens may be
-- on different machines, so neither refers to the other.
alter table pictures
  alter column kitchen_id drop default,
  alter column owner_id drop not null,
  drop constraint pictures_pkey,
  drop constraint pictures_owner_id_fkey,
  add primary key (kitchen_id, id);
