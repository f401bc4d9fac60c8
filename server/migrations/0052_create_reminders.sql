-- Who wants to be reminded, and when to look next whether there is anything to tell.
create table reminders (
  owner_id uuid primary key references accounts (id) on delete cascade,
  mode text not null check (mode in ('off', 'daily', 'due')),
  hour smallint not null check (hour between 0 and 23),
  next_at timestamptz(3),
  check ((mode = 'off') = (next_at is null))
);
