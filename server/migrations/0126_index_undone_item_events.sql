-- An event is undone once.
create unique index undone_item_events on item_events (kitchen_id, undoes) where undoes is not null;
