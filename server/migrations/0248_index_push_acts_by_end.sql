create index push_acts_by_end on push_acts (ends_at);
