-- A search meets what was deleted or changed until it is vacuumed away: by default only once that is a fifth of all
-- items, and most of it on the newest days, where every search begins. What items look like changes slowly, though:
-- to look at them again for every tenth that changed is work for nothing, and makes every statement be planned anew.
alter table items set (
  autovacuum_vacuum_scale_factor = 0.03,
  autovacuum_vacuum_threshold = 500,
  autovacuum_analyze_scale_factor = 0.4
);
