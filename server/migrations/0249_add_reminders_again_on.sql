-- The day on which the person wants to be told again, whatever is due then.
alter table reminders add column again_on date;
