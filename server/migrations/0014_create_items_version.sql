-- The sum over the slots grows with every change of any item: it is the version of the data.
create table items_version (
  slot smallint primary key,
  version bigint not null
);
