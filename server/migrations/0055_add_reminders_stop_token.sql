-- Lets whoever gets the mails stop them without logging in; it can do nothing else, so it stands there as it is.
alter table reminders add column stop_token uuid not null default gen_random_uuid();
