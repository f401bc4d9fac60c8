-- The version of the public fridge is beside its items, too.
alter table items_version
  add column kitchen_id uuid not null default '00000000-0000-7000-8000-00000000f00d',
  drop constraint items_version_pkey,
  add primary key (kitchen_id, slot);
