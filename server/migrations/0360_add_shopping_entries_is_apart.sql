-- A person wants a row of its own for it: entries of one product are shown as one row with their amounts added up.
alter table shopping_entries add column is_apart boolean not null default false;
