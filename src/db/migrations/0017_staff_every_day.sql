-- The admin tables search more than visitors do: addresses, terms, tags and the text of articles, without accents.

-- Lowercase and without accents; letters that are no letter with an accent become their nearest plain one.
-- Immutable so that it can stand in generated columns.
create function folded(text text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(lower(normalize(text, NFD)), '[\u0300-\u036f]', '', 'g'),
    'đðøłıħŧæœßþ',
    'ddolihtaosp'
  );

-- The name stands first in each, on a line of its own.
alter table casinos add column admin_text text not null generated always as (folded(search_text(
  variadic array[name, website_url, affiliate_url, license, description] || features || payment_methods || game_providers
))) stored;
alter table bonuses add column admin_text text not null generated always as (folded(search_text(
  title, type, translate(type, '_', '-'), translate(type, '_', ' '), amount, code, terms, description
))) stored;
alter table games add column admin_text text not null generated always as (folded(search_text(
  variadic array[name, provider, type, volatility, description, demo_url] || category || tags
))) stored;
alter table posts add column admin_text text not null generated always as (folded(search_text(
  variadic array[title, slug, author, category, excerpt, meta_description,
    regexp_replace(content, '<[^>]*>', ' ', 'g')] || tags
))) stored;

-- Which fields a save changed, and what a deed that was done to many at once was done to.
alter table audit_log
  add column fields text[] not null default '{}',
  -- [{"id": 12, "name": "Aldermoon"}, ...]
  add column items jsonb not null default '[]';
create index audit_log_by_kind on audit_log (kind, created_at desc, id desc);
