create index reminders_by_stop_token on reminders (stop_token);
