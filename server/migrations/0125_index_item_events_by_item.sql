create index item_events_by_item on item_events (kitchen_id, item_id, happened_at desc, id desc);
