-- What the person chose beside the hour, and up to when they know what others took of theirs.
alter table reminders
  add column also_mail boolean not null default false,
  add column tells_taken boolean not null default true,
  add column taken_told_at timestamptz(3);
