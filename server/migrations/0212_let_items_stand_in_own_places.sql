-- A place of the kitchen's own begins with its kind.
alter table items
  drop constraint items_place_check,
  add constraint items_place_check check (place ~ '^(fridge|freezer|pantry)(-[0-9a-fA-F-]{36})?$');
