-- The person who took food that its owner had offered in the public fridge. The owner is told.
alter table item_events add column taker_id uuid;
