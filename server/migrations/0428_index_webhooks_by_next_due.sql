create index webhooks_by_next_due on webhooks (next_due_at) where next_due_at is not null;
