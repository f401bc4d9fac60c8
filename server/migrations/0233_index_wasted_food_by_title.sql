-- With what is counted, so that a quarter of a year is counted from the index alone.
create index item_events_wasted on item_events (kitchen_id, happened_on)
include (id, title, money, reason)
where kind = 'item-wasted';
