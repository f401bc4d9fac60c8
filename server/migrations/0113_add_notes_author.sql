-- A note outlives its item for a while, because removing an item can be undone.
alter table notes
  drop constraint notes_item_id_fkey,
  add column kitchen_id uuid not null default '00000000-0000-7000-8000-00000000f00d',
  add column author_id uuid;
