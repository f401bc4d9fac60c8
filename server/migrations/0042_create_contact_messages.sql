-- What visitors wrote to us. What a program seems to have written is kept for a while, and mailed to nobody.
create table contact_messages (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  message text not null check (length(message) between 1 and 5000),
  is_suspect boolean not null,
  received_at timestamptz(3) not null
);
