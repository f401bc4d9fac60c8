-- How many items there are, so that nobody has to count them. The slot, taken from the item's id, keeps writers
-- of the same category and date from queueing for one row.
create table item_counts (
  category text not null,
  expiry_date date not null,
  slot smallint not null,
  count bigint not null,
  primary key (category, expiry_date, slot)
);
