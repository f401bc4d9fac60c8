-- What the links in our mails to subscribers are good for.
create table subscriber_links (
  subscriber_id uuid not null references subscribers (id) on delete cascade,
  token_hash text not null check (length(token_hash) = 43),
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  expires_at timestamptz(3) not null,
  primary key (subscriber_id, token_hash)
);
