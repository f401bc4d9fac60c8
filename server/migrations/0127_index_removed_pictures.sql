-- For finding pictures that nothing shows and no undoing needs.
create index item_events_by_uploaded_picture on item_events ((before ->> 'image'))
where before ->> 'image' like '/api/pictures/%';
