-- The kitchen's version, by which a browser asks for what it missed. The public fridge has none.
alter table item_events add column version bigint;
