-- Articles and landing pages.

create table posts (
  id integer generated always as identity primary key,
  title text not null check (char_length(title) between 5 and 300),
  slug text not null unique check (char_length(slug) between 3 and 300),
  content text not null,
  excerpt text not null,
  author text not null,
  category text not null,
  tags text[] not null default '{}',
  featured_image text,
  meta_description text not null default '',
  read_time integer not null default 5 check (read_time >= 1),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  is_published boolean not null default false,
  is_featured boolean not null default false,
  version integer not null default 1,
  -- When a draft publishes itself; null where it waits for nothing.
  publish_at timestamptz,
  is_demo boolean not null default false,
  -- The title for search engines, which cut long ones. Null: the title of the article.
  meta_title text,
  admin_text text not null generated always as (folded(search_text(
    variadic array[title, slug, author, category, excerpt, meta_title, meta_description,
      regexp_replace(content, '<[^>]*>', ' ', 'g')] || tags
  ))) stored,
  -- A draft may have gaps; what is published or waits for its time has none.
  constraint posts_content_check check (
    char_length(content) between 50 and 1000000
    or (char_length(content) = 0 and not is_published and publish_at is null)
  )
);

create index posts_by_date on posts (coalesce(published_at, created_at) desc, id desc) where is_published;
create index posts_scheduled on posts (publish_at) where publish_at is not null;
create index posts_demo on posts (id) where is_demo;

create table post_media (
  post_id integer not null references posts on delete cascade,
  position integer not null check (position >= 1),
  type text not null check (type in ('image', 'youtube')),
  url text not null,
  caption text,
  alt text,
  video_id text check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  primary key (post_id, position)
);

create table post_casinos (
  post_id integer not null references posts on delete cascade,
  casino_id integer not null references casinos on delete cascade,
  primary key (post_id, casino_id)
);
create index post_casinos_by_casino on post_casinos (casino_id);

create table post_games (
  post_id integer not null references posts on delete cascade,
  game_id integer not null references games on delete cascade,
  primary key (post_id, game_id)
);
create index post_games_by_game on post_games (game_id);

-- Landing pages: one value of a list (casinos that take Bitcoin) as a page with texts of its own. docs/decisions/0044.
create table landing_pages (
  id integer generated always as identity primary key,
  list text not null check (list in ('casinos', 'bonuses', 'games')),
  -- As in the address of the list: paymentMethods and Bitcoin.
  facet text not null,
  value text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug !~ '^[0-9]+$' and length(slug) <= 80),
  title text not null,
  meta_title text not null,
  meta_description text not null,
  -- Cleaned HTML.
  intro text not null,
  -- [{"question": "", "answer": ""}], both plain text.
  questions jsonb not null default '[]',
  -- Ids of the items that come first, in their order; the order of the list follows.
  pinned integer[] not null default '{}',
  is_published boolean not null default false,
  is_demo boolean not null default false,
  updated_at timestamptz not null,
  version integer not null default 1,
  unique (list, slug),
  unique (list, facet, value)
);

create index landing_pages_demo on landing_pages (id) where is_demo;

-- A save of a row of the demo catalogue makes it the staff's own.
create function keep_saved_demo() returns trigger language plpgsql as $$
begin
  new.is_demo := false;
  return new;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['casinos', 'bonuses', 'games', 'posts', 'landing_pages'] loop
    execute format('create trigger keep_saved_demo before update of version on %I for each row
      when (old.is_demo and new.version > old.version) execute function keep_saved_demo()', name);
  end loop;
end $$;
