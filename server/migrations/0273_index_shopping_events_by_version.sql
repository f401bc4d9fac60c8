-- What changed since a version, and the latest ticks.
create index shopping_events_by_version on shopping_events (kitchen_id, version);
