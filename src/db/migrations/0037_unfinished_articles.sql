-- A draft may have gaps; what is published or waits for its time has none.
alter table posts
  drop constraint posts_content_check,
  add constraint posts_content_check check (
    char_length(content) between 50 and 1000000
    or (char_length(content) = 0 and not is_published and publish_at is null)
  );
