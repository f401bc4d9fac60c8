-- What happened last to an entry.
create index shopping_events_by_entry on shopping_events (kitchen_id, entry_id, version);
