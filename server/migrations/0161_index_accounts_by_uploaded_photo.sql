-- For finding pictures that nothing shows any more.
create index accounts_by_uploaded_photo on accounts (photo_url) where photo_url like '/api/pictures/%';
