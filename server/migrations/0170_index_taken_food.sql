-- For telling people that somebody finished what belonged to them.
create index item_events_of_taken_food on item_events (kitchen_id, (before ->> 'belongs_to'), happened_at)
where before ->> 'belongs_to' is not null
  and kind in ('item-eaten', 'item-wasted', 'item-given-away', 'item-removed');
