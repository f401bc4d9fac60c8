create index mails_by_due on mails (due_at) where failed_at is null;
