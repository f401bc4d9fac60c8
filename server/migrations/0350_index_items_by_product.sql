-- The letters of a title that no plural, accent or spelling changes: titles of one product have the same. Finishing food
-- looks for more of the same product in a kitchen. Nobody looks for it in the public fridge.
create index items_by_product on items (
  kitchen_id, regexp_replace(lower(normalize(title, NFD) collate "C"), '[^a-z0-9]|[seiy]', '', 'g')
) where kitchen_id <> '00000000-0000-7000-8000-00000000f00d';
