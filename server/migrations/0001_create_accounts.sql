create table accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  display_name text check (length(display_name) between 1 and 100),
  photo_url text check (length(photo_url) <= 2048),
  time_zone text not null default 'UTC' check (length(time_zone) <= 64),
  created_at timestamptz(3) not null
);
