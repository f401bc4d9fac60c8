-- What was just taken out, with its note, so that it can be brought back for a moment.
create table removed_items (
  id uuid primary key,
  owner_id uuid not null references accounts (id) on delete cascade,
  item jsonb not null,
  note_text text,
  note_created_at timestamptz(3),
  removed_at timestamptz(3) not null
);
