-- When the address was ended for the person's safety; one that they turned off themselves has no row.
alter table calendar_feeds add column ended_at timestamptz(3);
