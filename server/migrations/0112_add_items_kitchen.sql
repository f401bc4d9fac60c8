-- Everything that there is so far is in the public fridge. An item's version grows with every change of it.
alter table items
  add column kitchen_id uuid not null default '00000000-0000-7000-8000-00000000f00d',
  add column version integer not null default 1 check (version > 0);
