-- With the pending list that fastupdate keeps, a search for something rare was eight times slower.
create index items_by_title on items using gin (title gin_trgm_ops) with (fastupdate = off);
