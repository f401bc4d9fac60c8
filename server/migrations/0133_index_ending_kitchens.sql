create index kitchens_ending on kitchens (ends_at) where ends_at is not null;
