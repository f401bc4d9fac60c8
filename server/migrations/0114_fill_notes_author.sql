update notes set author_id = items.owner_id from items where items.id = notes.item_id;
