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
  -- Ids of what stands first, in their order; the order of the list follows.
  pinned integer[] not null default '{}',
  is_published boolean not null default false,
  is_demo boolean not null default false,
  updated_at timestamptz not null,
  unique (list, slug),
  unique (list, facet, value)
);

create function note_landing_pages() returns trigger language plpgsql as $$
begin
  insert into changes (tags) values (array['landings']);
  perform pg_notify('evenhand_changes', '');
  return null;
end $$;
create trigger note_landing_pages after insert or update or delete or truncate on landing_pages
  for each statement execute function note_landing_pages();

-- True when another item has the slug, had it within the last 90 days, or a landing page of its list has it.
create or replace function is_slug_taken(kind text, wanted text, own_id integer) returns boolean language plpgsql as $$
declare
  plural constant text := case kind when 'casino' then 'casinos' when 'bonus' then 'bonuses' else 'games' end;
  taken boolean;
begin
  execute format('select exists (select from %I where slug = $1 and id <> $2)', plural) into taken using wanted, own_id;
  return taken
    or exists (select from landing_pages where list = plural and slug = wanted)
    or exists (select from old_slugs where old_slugs.kind = is_slug_taken.kind and slug = wanted
      and item_id <> own_id and freed_at > now() - interval '90 days');
end $$;

-- And no landing page takes the address of an item.
create function refuse_item_slug() returns trigger language plpgsql as $$
declare
  item_kind constant text := case new.list when 'casinos' then 'casino' when 'bonuses' then 'bonus' else 'game' end;
begin
  -- As in keep_slug: an item that is written at the same moment waits.
  perform pg_advisory_xact_lock(hashtext('slugs'), hashtext(item_kind));
  if exists (select from old_slugs where kind = item_kind and slug = new.slug and freed_at > now() - interval '90 days')
    or (item_kind = 'casino' and exists (select from casinos where slug = new.slug))
    or (item_kind = 'bonus' and exists (select from bonuses where slug = new.slug))
    or (item_kind = 'game' and exists (select from games where slug = new.slug))
  then
    raise unique_violation using constraint = 'landing_pages_item_slug', message = 'an item has the slug ' || new.slug;
  end if;
  return new;
end $$;
create trigger refuse_item_slug before insert or update of slug, list on landing_pages
  for each row execute function refuse_item_slug();
