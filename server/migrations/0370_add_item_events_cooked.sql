-- The dish for which food was used, or from which it is left: its id and its title at that time.
alter table item_events add column cooked jsonb;
