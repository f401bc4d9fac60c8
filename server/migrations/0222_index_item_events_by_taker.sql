-- For deleting an account.
create index item_events_by_taker on item_events (kitchen_id, taker_id) where taker_id is not null;
