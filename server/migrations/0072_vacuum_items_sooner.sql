-- A search meets what was deleted or changed until it is vacuumed away: by default only once that is a fifth of all
-- items, and most of it on the newest days, where every search begins.
alter table items set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500);
