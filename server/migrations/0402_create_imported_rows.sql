-- The rows of other programs that are in a kitchen, by what names them there: each is put in once. A row is an item, or an
-- event of the past. Food whose day had passed when it came has that day here, because nobody is reminded of it.
create table imported_rows (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  ref text not null check (length(ref) between 1 and 200),
  import_id uuid not null,
  item_id uuid,
  event_id uuid,
  past_date date check (isfinite(past_date)),
  primary key (kitchen_id, ref),
  check ((item_id is null) <> (event_id is null))
);
