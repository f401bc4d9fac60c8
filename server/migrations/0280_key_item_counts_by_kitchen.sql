-- Counted are the items of the public fridge. On a cluster, its items and their counts have to be on the same machine.
alter table item_counts
  add column kitchen_id uuid not null default '00000000-0000-7000-8000-00000000f00d',
  drop constraint item_counts_pkey,
  add primary key (kitchen_id, category, expiry_date, slot);
