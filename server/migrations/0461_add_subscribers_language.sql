-- Of the page on which the newsletter was asked for.
alter table subscribers add column language text check (length(language) <= 16);
