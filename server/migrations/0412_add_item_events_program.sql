-- The name that the key had by which a program did it; null where the person did it themself.
alter table item_events add column program text;
