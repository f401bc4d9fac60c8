-- Whose letter of which week was written; a week is named by its Monday.
create table digests (
  subscriber_id uuid not null references subscribers (id) on delete cascade,
  week date not null,
  primary key (subscriber_id, week)
);
