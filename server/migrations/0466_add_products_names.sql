-- By the codes of languages, where the service has them; `name` is that of its first language. Null where an older server asked.
alter table products add column names jsonb;
