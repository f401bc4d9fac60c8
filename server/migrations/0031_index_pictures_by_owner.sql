create index pictures_by_owner on pictures (owner_id, hash);
