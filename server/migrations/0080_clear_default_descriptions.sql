-- A description that nobody wrote is stored as nothing. Browsers must not keep the answers that still had it.
with cleared as (
  update items set description = '' where description = 'No description provided' returning 1
)
insert into items_version (slot, version)
select 0, 1 from cleared limit 1
on conflict (slot) do update set version = items_version.version + 1;
