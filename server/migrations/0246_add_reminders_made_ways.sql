-- By which ways the person was told on that day; all of them by mail so far.
alter table reminders_made add column ways text[] not null default '{mail}';
