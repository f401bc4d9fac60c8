create index notes_by_author on notes (author_id);
