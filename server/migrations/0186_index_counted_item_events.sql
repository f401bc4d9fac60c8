-- For deleting them once nothing reads them; no new ones are written, so it will be empty.
create index item_events_counted on item_events (kitchen_id, happened_at) where kind = 'counted';
