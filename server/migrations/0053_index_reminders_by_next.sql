create index reminders_by_next on reminders (next_at);
