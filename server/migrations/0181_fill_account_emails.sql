-- The address of a deleted account is free.
insert into account_emails (email, account_id) select email, id from accounts where deleted_at is null;
