create index ntfy_notices_by_due on ntfy_notices (due_at);
