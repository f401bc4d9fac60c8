alter table accounts add column shows_email boolean not null default true;
