-- Of the cookie with which a browser asks for the pictures of kitchens; sessions from before get theirs when they are used.
alter table sessions add column picture_hash text check (length(picture_hash) = 43);
