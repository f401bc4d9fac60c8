create index item_events_of_wasted_food on item_events (kitchen_id, happened_on)
where kind = 'item-wasted';
