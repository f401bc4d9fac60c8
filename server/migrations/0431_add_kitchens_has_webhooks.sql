-- Whether the kitchen tells other programs, known with the lock that every write takes.
alter table kitchens add column has_webhooks boolean not null default false;
