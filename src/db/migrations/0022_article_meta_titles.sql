-- The title of an article for search engines, which cut long ones. Null: the title of the article.
alter table posts add column meta_title text;

-- The admin search finds it too. A generated column cannot be altered, only built again.
alter table posts drop column admin_text;
alter table posts add column admin_text text not null generated always as (folded(search_text(
  variadic array[title, slug, author, category, excerpt, meta_title, meta_description,
    regexp_replace(content, '<[^>]*>', ' ', 'g')] || tags
))) stored;
