-- The day on which it happened where the person is; null is the day on which it was written.
alter table item_events add column happened_on date;
