-- A device that another person signs in on.
create index push_subscriptions_by_endpoint on push_subscriptions (endpoint_hash);
