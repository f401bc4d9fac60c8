-- With the dates, so that a week ago is computed from the index alone.
create index item_events_by_moment on item_events (kitchen_id, happened_at) include (expiry_before, expiry_after);
