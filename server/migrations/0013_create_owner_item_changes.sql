create table owner_item_changes (
  owner_id uuid not null,
  changed_on date not null,
  expiry_date date not null,
  change bigint not null,
  primary key (owner_id, changed_on, expiry_date)
);
