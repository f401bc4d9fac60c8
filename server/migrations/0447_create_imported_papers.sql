-- What came from another Crisper beside its food, so that it can be taken back: lists, entries and recipes by their ids, staples
-- by their titles, names of foods by what was said.
create table imported_papers (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  import_id uuid not null,
  kind text not null,
  name text not null,
  primary key (kitchen_id, import_id, kind, name)
);
