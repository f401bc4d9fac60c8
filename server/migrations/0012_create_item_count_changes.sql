-- By how much the counts of each expiry date changed on which (UTC) day: what a week ago is computed from.
create table item_count_changes (
  changed_on date not null,
  expiry_date date not null,
  slot smallint not null,
  change bigint not null,
  primary key (changed_on, expiry_date, slot)
);
