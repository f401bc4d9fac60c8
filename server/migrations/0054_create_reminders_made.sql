-- Whose reminder of which day was written: one a day, whatever happens to clocks, settings and servers.
create table reminders_made (
  owner_id uuid not null references accounts (id) on delete cascade,
  day date not null,
  primary key (owner_id, day)
);
