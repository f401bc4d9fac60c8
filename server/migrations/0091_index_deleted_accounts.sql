create index accounts_deleted on accounts (id) where deleted_at is not null;
