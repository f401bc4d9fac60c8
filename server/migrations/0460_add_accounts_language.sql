-- In which the person reads mails and notices, as their pages said; null while none has said it. No list of languages: a newer
-- server may know more of them than this one.
alter table accounts add column language text check (length(language) <= 16);
