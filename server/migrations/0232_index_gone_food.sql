-- For the weeks in which something was eaten, thrown away or given away.
create index item_events_of_gone_food on item_events (kitchen_id, happened_on)
where foods is not null;
