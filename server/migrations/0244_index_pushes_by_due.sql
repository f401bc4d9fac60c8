create index pushes_by_due on pushes (due_at);
