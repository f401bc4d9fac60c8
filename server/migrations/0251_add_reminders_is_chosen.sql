-- False where reminders began by themselves, and the person has not said yet what they want.
alter table reminders add column is_chosen boolean not null default true;
