create index item_events_by_account on item_events (kitchen_id, account_id, happened_at desc, id desc);
