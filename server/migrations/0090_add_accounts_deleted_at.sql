-- When the person deleted the account. What is left of it then is taken away in steps, so that nobody waits for it.
alter table accounts add column deleted_at timestamptz(3);
