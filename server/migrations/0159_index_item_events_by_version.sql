create index item_events_by_version on item_events (kitchen_id, version) where version is not null;
