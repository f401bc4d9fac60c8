-- For finding pictures that nothing shows any more.
create index items_by_uploaded_picture on items (image) where image like '/api/pictures/%';
