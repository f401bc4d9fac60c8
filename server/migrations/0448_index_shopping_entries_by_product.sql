-- As items are: finishing food looks for more of the same product on the lists of a kitchen.
create index shopping_entries_by_product on shopping_entries (
  kitchen_id, regexp_replace(lower(normalize(title, NFD) collate "C"), '[^a-z0-9]|[seiy]', '', 'g')
);
