-- Who gets the letter, or has asked for it and not confirmed yet.
create table subscribers (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  time_zone text not null check (length(time_zone) <= 64),
  asked_at timestamptz(3) not null,
  confirmed_at timestamptz(3)
);
