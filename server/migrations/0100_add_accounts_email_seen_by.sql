-- Who sees the email address beside the person's food. Those who never chose are not shown to visitors.
alter table accounts add column email_seen_by text not null default 'signed-in'
  check (email_seen_by in ('nobody', 'signed-in', 'everybody'));
