-- Whose it is in a kitchen; null is everybody's.
alter table items add column belongs_to uuid;
