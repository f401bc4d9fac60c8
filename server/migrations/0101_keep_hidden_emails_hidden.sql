update accounts set email_seen_by = 'nobody' where not shows_email;
