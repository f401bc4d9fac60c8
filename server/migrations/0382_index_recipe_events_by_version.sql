create index recipe_events_by_version on recipe_events (kitchen_id, version);
