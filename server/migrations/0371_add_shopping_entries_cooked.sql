-- The dish for which it is to be got: its id and its title at that time.
alter table shopping_entries add column cooked jsonb;
