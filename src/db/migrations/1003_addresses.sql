-- Addresses of casinos, bonuses and games: /casino/aldermoon. Triggers give every row its slug and remember former
-- ones, whichever statement writes it. docs/decisions/0036.

-- The addresses that items had before, and those of items that were deleted. That of a landing page begins with its
-- list: casinos/bitcoin.
create table old_slugs (
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post', 'landing')),
  slug text not null,
  item_id integer not null,
  freed_at timestamptz not null default now(),
  primary key (kind, slug)
);

create index old_slugs_of_item on old_slugs (kind, item_id);

-- The same as itemSlug in src/domain/shared/slugs.ts; a test compares the two.
create function slug_of(name text, kind text) returns text language plpgsql immutable as $$
declare
  slug text := regexp_replace(normalize(name, nfkd), '[\u0300-\u036f''’]', '', 'g');
  letters record;
begin
  slug := lower(translate(slug,
    'ØøĐđðÐŁłĦħıАБВГДЕЗИІКЛМНОПРСТУФХЫЭЄҐабвгдезиікмлнопрстуфхыэєґΑΒΓΔΕΖΗΙΚΛΜΝΞΟΠΡΣΤΥΦΩαβγδεζηικλμνξοπρσςτυφωЪЬъь',
    'oodddDllhhiabvgdeziiklmnoprstufhyeegabvgdeziikmlnoprstufhyeegavgdeziiklmnxoprstyfoavgdeziiklmnxoprsstyfo'));
  for letters in select * from (values ('[ẞß]', 'ss'), ('[Ææ]', 'ae'), ('[Œœ]', 'oe'), ('[Þþ]', 'th'), ('[Жж]', 'zh'),
    ('[Цц]', 'ts'), ('[Чч]', 'ch'), ('[Шш]', 'sh'), ('[Щщ]', 'shch'), ('[Юю]', 'yu'), ('[Яя]', 'ya'), ('[Θθ]', 'th'),
    ('[Χχ]', 'ch'), ('[Ψψ]', 'ps')) as several (letter, latin)
  loop
    slug := regexp_replace(slug, letters.letter, letters.latin, 'g');
  end loop;
  slug := trim(both '-' from regexp_replace(slug, '[^a-z0-9]+', '-', 'g'));
  if slug ~ '^[0-9-]*$' then slug := trim(both '-' from kind || '-' || slug); end if;
  return trim(trailing '-' from left(slug, 80));
end $$;

-- True when another item has the slug, had it within the last 90 days, or a landing page of its list has it.
create function is_slug_taken(kind text, wanted text, own_id integer) returns boolean language plpgsql as $$
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

create function numbered_slug(slug text, number integer) returns text language sql immutable as $$
  select trim(trailing '-' from left(slug, 79 - length(number::text))) || '-' || number
$$;

-- The slug itself, or with the next free number: -2, -3 and so on.
create function free_slug(kind text, wanted text, own_id integer) returns text language plpgsql as $$
declare
  taken integer := 1;
  free integer := 2;
  middle integer;
begin
  if not is_slug_taken(kind, wanted, own_id) then return wanted; end if;
  -- By doubling and halving: thousands of items may have one name.
  while is_slug_taken(kind, numbered_slug(wanted, free), own_id) loop
    taken := free;
    free := free * 2;
  end loop;
  while free - taken > 1 loop
    middle := (taken + free) / 2;
    if is_slug_taken(kind, numbered_slug(wanted, middle), own_id) then taken := middle; else free := middle; end if;
  end loop;
  return numbered_slug(wanted, free);
end $$;

-- Bonuses are often called alike, so the casino is part of their address, unless the title names it.
create function bonus_slug(title text, of_casino integer) returns text language sql stable as $$
  select slug_of(case when position(lower(name) in lower(title)) > 0 then title else name || ' ' || title end, 'bonus')
  from casinos where id = of_casino
$$;

-- A row that is written without a slug gets one, or keeps the one it has. Argument: the kind.
create function keep_slug() returns trigger language plpgsql as $$
declare
  item_kind constant text := tg_argv[0];
  made text;
begin
  if new.slug is null then
    if tg_op = 'UPDATE' then
      new.slug := old.slug;
      return new;
    end if;
    -- Two items of one name that are written at once must not find the same number free.
    perform pg_advisory_xact_lock(hashtext('slugs'), hashtext(item_kind));
    if item_kind = 'bonus' then made := bonus_slug(new.title, new.casino_id); else made := slug_of(new.name, item_kind); end if;
    -- A bonus without a casino is refused by its foreign key right after this.
    new.slug := free_slug(item_kind, coalesce(made, item_kind), new.id);
  end if;
  if tg_op = 'INSERT' or new.slug <> old.slug then
    delete from old_slugs where kind = item_kind and slug = new.slug;
  end if;
  if tg_op = 'UPDATE' and new.slug <> old.slug then
    insert into old_slugs (kind, slug, item_id) values (item_kind, old.slug, old.id)
      on conflict on constraint old_slugs_pkey do update set item_id = excluded.item_id, freed_at = excluded.freed_at;
  end if;
  return new;
end $$;

create function keep_old_slug() returns trigger language plpgsql as $$
begin
  insert into old_slugs (kind, slug, item_id) values (tg_argv[0], old.slug, old.id)
    on conflict on constraint old_slugs_pkey do update set item_id = excluded.item_id, freed_at = excluded.freed_at;
  return null;
end $$;

do $$
declare
  noun record;
begin
  for noun in select * from (values ('casinos', 'casino'), ('bonuses', 'bonus'), ('games', 'game')) as nouns (name, kind)
  loop
    execute format('create trigger keep_slug before insert or update of slug on %I
      for each row execute function keep_slug(%L)', noun.name, noun.kind);
    execute format('create trigger keep_old_slug after delete on %I
      for each row execute function keep_old_slug(%L)', noun.name, noun.kind);
  end loop;
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

-- Articles and landing pages remember the addresses under which visitors have seen them.
create function remember_address() returns trigger language plpgsql as $$
declare
  item_kind constant text := tg_argv[0];
  before text;
  after text;
  was_seen boolean;
begin
  if tg_op <> 'INSERT' then
    before := case item_kind when 'post' then old.slug else to_jsonb(old) ->> 'list' || '/' || old.slug end;
    was_seen := old.is_published or to_jsonb(old) ->> 'published_at' is not null;
  end if;
  if tg_op <> 'DELETE' then
    after := case item_kind when 'post' then new.slug else to_jsonb(new) ->> 'list' || '/' || new.slug end;
    delete from old_slugs where kind = item_kind and slug = after;
  end if;
  if was_seen and before is distinct from after then
    insert into old_slugs (kind, slug, item_id) values (item_kind, before, old.id)
      on conflict on constraint old_slugs_pkey do update set item_id = excluded.item_id, freed_at = excluded.freed_at;
  end if;
  return null;
end $$;

create trigger remember_address after insert or update of slug or delete on posts
  for each row execute function remember_address('post');
create trigger remember_address after insert or update of slug, list or delete on landing_pages
  for each row execute function remember_address('landing');
