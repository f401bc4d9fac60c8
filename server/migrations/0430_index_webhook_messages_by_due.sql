create index webhook_messages_by_due on webhook_messages (due_at);
