-- Each person has a note of their own on an item.
alter table notes
  alter column kitchen_id drop default,
  alter column author_id set not null,
  drop constraint notes_pkey,
  add primary key (kitchen_id, item_id, author_id);
