-- For what a kitchen bought of late: read backwards, and only as far as is asked for.
create index item_events_of_bought_food on item_events (kitchen_id, happened_at, id)
where kind = 'item-added';
