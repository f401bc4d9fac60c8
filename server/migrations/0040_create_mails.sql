-- Mails that wait to be sent, and those that could not be. Whoever sends one moves due_at ahead while doing so, so
-- that nobody else takes it, and somebody does when the sender dies.
create table mails (
  id uuid primary key,
  message jsonb not null,
  queued_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  attempts integer not null default 0 check (attempts >= 0),
  failed_at timestamptz(3),
  last_error text check (length(last_error) <= 1000)
);
