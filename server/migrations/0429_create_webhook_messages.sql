-- Messages on their way to other programs.
create table webhook_messages (
  kitchen_id uuid not null,
  webhook_id uuid not null,
  id uuid not null,
  body text not null check (octet_length(body) < 20000),
  queued_at timestamptz not null,
  due_at timestamptz(3) not null,
  attempts integer not null default 0,
  primary key (kitchen_id, webhook_id, id),
  foreign key (kitchen_id, webhook_id) references webhooks (kitchen_id, id) on delete cascade
);
