-- For how much was cooked on its last days.
create index item_events_of_cooked_food on item_events (kitchen_id, happened_on)
where cooked is not null;
