insert into notes (item_id, author_id, text, created_at)
select id, owner_id, note_text, note_created_at from removed_items where note_text is not null;
