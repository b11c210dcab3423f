-- Addresses of casinos, bonuses and games: /casino/aldermoon. Triggers give every row its slug and remember former
-- ones, so that no way to write a row can forget either. docs/decisions/0036.

-- The addresses that items had before, and those of items that were deleted.
create table old_slugs (
  kind text not null check (kind in ('casino', 'bonus', 'game')),
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

-- True when another item has the slug, or had it within the last 90 days.
create function is_slug_taken(kind text, wanted text, own_id integer) returns boolean language plpgsql as $$
declare
  taken boolean;
begin
  execute format('select exists (select from %I where slug = $1 and id <> $2)',
    case kind when 'casino' then 'casinos' when 'bonus' then 'bonuses' else 'games' end)
    into taken using wanted, own_id;
  return taken or exists (select from old_slugs where old_slugs.kind = is_slug_taken.kind and slug = wanted
    and item_id <> own_id and freed_at > now() - interval '90 days');
end $$;

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

create function numbered_slug(slug text, number integer) returns text language sql immutable as $$
  select trim(trailing '-' from left(slug, 79 - length(number::text))) || '-' || number
$$;

-- Bonuses are often called alike, so the casino is part of their address, unless the title names it.
create function bonus_slug(title text, of_casino integer) returns text language sql stable as $$
  select slug_of(case when position(lower(name) in lower(title)) > 0 then title else name || ' ' || title end, 'bonus')
  from casinos where id = of_casino
$$;

alter table casinos add column slug text;
alter table bonuses add column slug text;
alter table games add column slug text;

-- While rows get their first address, each looks at those before it.
create unique index casinos_slug on casinos (slug);
create unique index bonuses_slug on bonuses (slug);
create unique index games_slug on games (slug);

do $$
declare
  item record;
begin
  for item in select id, name from casinos order by id loop
    update casinos set slug = free_slug('casino', slug_of(item.name, 'casino'), item.id) where id = item.id;
  end loop;
  for item in select id, title, casino_id from bonuses order by id loop
    update bonuses set slug = free_slug('bonus', bonus_slug(item.title, item.casino_id), item.id) where id = item.id;
  end loop;
  for item in select id, name from games order by id loop
    update games set slug = free_slug('game', slug_of(item.name, 'game'), item.id) where id = item.id;
  end loop;
end $$;

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

-- What is deleted for good keeps its address from others for 90 days from then on, a casino's bonuses too.
create function keep_deleted_slugs() returns trigger language plpgsql as $$
begin
  update old_slugs set freed_at = now() where kind = old.kind and item_id = old.item_id;
  if old.kind = 'casino' then
    update old_slugs set freed_at = now() where kind = 'bonus' and item_id in (
      select (bonus ->> 'id')::integer from jsonb_array_elements(old.rows) as kept, jsonb_array_elements(kept -> 1) as bonus
      where kept ->> 0 = 'bonuses');
  end if;
  return null;
end $$;
create trigger keep_deleted_slugs after delete on trash for each row execute function keep_deleted_slugs();

do $$
declare
  noun record;
begin
  for noun in select * from (values ('casinos', 'casino'), ('bonuses', 'bonus'), ('games', 'game')) as nouns (name, kind)
  loop
    execute format('alter table %I alter column slug set not null', noun.name);
    execute format('alter table %I add constraint %I check (slug ~ ''^[a-z0-9]+(-[a-z0-9]+)*$'' and slug !~ ''^[0-9]+$''
      and length(slug) <= 80)', noun.name, noun.name || '_slug_check');
    execute format('create trigger keep_slug before insert or update of slug on %I
      for each row execute function keep_slug(%L)', noun.name, noun.kind);
    execute format('create trigger keep_old_slug after delete on %I
      for each row execute function keep_old_slug(%L)', noun.name, noun.kind);
  end loop;
end $$;
