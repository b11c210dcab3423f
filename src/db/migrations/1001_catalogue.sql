-- Casinos, bonuses and games, and how they are searched.

create extension if not exists pg_trgm;

-- One normalised lowercase text for "contains" and typo-tolerant search. A newline between the parts,
-- which no search text holds, keeps a match from reaching over two of them.
-- Immutable so that generated columns can use it.
create function search_text(variadic parts text[]) returns text
  language sql immutable parallel safe
  return lower(array_to_string(parts, E'\n'));

-- Lowercase and without accents; letters that are no letter with an accent become their nearest plain one.
-- Immutable so that generated columns can use it.
create function folded(text text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(lower(normalize(text, NFD)), '[\u0300-\u036f]', '', 'g'),
    'đðøłıħŧæœßþ',
    'ddolihtaosp'
  );

-- The same list in lowercase and without repetitions, for any-of filters that ignore case and still use an index.
create function lower_all(list text[]) returns text[]
  language sql immutable parallel safe
  return array(select distinct lower(entry) from unnest(list) as entry);

-- Every two neighbouring characters. Immutable so that it can be indexed.
create function letter_pairs(text text) returns text[]
  language sql immutable strict parallel safe
  return array(select distinct substr(text, place, 2) from generate_series(1, length(text) - 1) as place);

-- A fact that is not stated is null: no preset, no zero and no empty text is stored for it.
create table casinos (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 200),
  description text not null check (char_length(description) between 10 and 20000),
  logo_url text,
  established_year integer check (established_year between 1990 and 2200),
  safety_index numeric(3,1) check (safety_index between 0 and 10),
  trust_score numeric(3,1) generated always as (safety_index) stored,
  license text check (char_length(license) between 3 and 200),
  restricted_countries text[] not null default '{}',
  payment_methods text[] not null default '{}',
  supported_currencies text[] not null default '{}',
  features text[] not null default '{}',
  game_providers text[] not null default '{}',
  affiliate_url text,
  website_url text not null,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  created_at timestamptz not null default now(),
  -- Bumped by every save, so that two editors cannot overwrite each other.
  version integer not null default 1,
  -- The overall rating of the expert review, repeated here for filters and sorts.
  expert_rating numeric(3,1) check (expert_rating between 0 and 10),
  -- Sums over the published reviews, kept in the transaction that writes the review.
  review_count integer not null default 0 check (review_count >= 0),
  overall_sum integer not null default 0,
  bonuses_sum integer not null default 0,
  design_sum integer not null default 0,
  payouts_sum integer not null default 0,
  customer_support_sum integer not null default 0,
  game_selection_sum integer not null default 0,
  mobile_experience_sum integer not null default 0,
  user_average double precision generated always as
    (case when review_count > 0 then overall_sum::double precision / review_count end) stored,
  search_text text not null generated always as
    (search_text(variadic array[name, description] || features || payment_methods || game_providers)) stored,
  name_text text not null generated always as (lower(name)) stored,
  features_text text not null generated always as (search_text(variadic features)) stored,
  payment_keys text[] not null generated always as (lower_all(payment_methods)) stored,
  provider_keys text[] not null generated always as (lower_all(game_providers)) stored,
  -- An editor found that the casino restricts no country. It means something only while none is listed.
  restrictions_checked boolean not null default false,
  -- For the search of staff; the name is on the first line.
  admin_text text not null generated always as (folded(search_text(
    variadic array[name, website_url, affiliate_url, license, description] || features || payment_methods || game_providers
  ))) stored,
  -- Whether the demo catalogue brought the row. A save makes it the staff's own: every save raises its version.
  is_demo boolean not null default false,
  -- What the editors write about a casino, as sanitised HTML, and who tested it. Null: not stated.
  review text,
  review_author text,
  tested_on date,
  checked_on date,
  -- Of a total that was set by hand: why, by whom and when.
  safety_reason text,
  safety_set_by text,
  safety_set_on date,
  -- {"license": {"mark": 9.4, "reason": "...", "on": "2026-11-22"}, ...}; parts without anything are left out.
  safety_marks jsonb,
  -- Its address: /casino/aldermoon. docs/decisions/0036.
  slug text not null
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug !~ '^[0-9]+$' and length(slug) <= 80),
  -- Listed, warned about, or closed. The last two have a page that says why, and appear in no list. docs/decisions/0045.
  listing text not null default 'listed' check (listing in ('listed', 'warned', 'closed')),
  listing_reason text,
  listing_since date,
  -- What every list, offer and recommendation asks for; the page of a casino asks for is_active alone.
  is_listed boolean not null generated always as (is_active and listing = 'listed') stored,
  -- Withdrawals that the editors timed, as contract/casinos/payout-tests.ts has them, and what cards and comparisons show of
  -- them: the median of their hours (null where most did not arrive) and how many there are.
  payout_tests jsonb not null default '[]' check (jsonb_typeof(payout_tests) = 'array'),
  payout_hours double precision check (payout_hours >= 0),
  payouts_timed integer not null default 0 check (payouts_timed >= 0),
  -- The latest change for better or worse of its facts and of its offers; mark_moved keeps it.
  moved smallint check (moved in (-1, 1)),
  moved_on date,
  constraint casinos_listing_reason
    check (listing = 'listed' or (listing_reason is not null and listing_since is not null))
);

create index casinos_by_users on casinos (user_average desc nulls last, id) where is_active;
create index casinos_by_name on casinos (name_text, id) where is_active;
create index casinos_by_date on casinos (created_at desc, id desc);
create index casinos_payment_methods on casinos using gin (payment_keys);
create index casinos_game_providers on casinos using gin (provider_keys);
create index casinos_features on casinos using gin (features_text gin_trgm_ops);
create index casinos_restricted on casinos using gin (restricted_countries);
create index casinos_search on casinos using gin (search_text gin_trgm_ops);
create index casinos_name_search on casinos using gin (name_text gin_trgm_ops);
create index casinos_name_prefix on casinos (name_text text_pattern_ops) where is_active;
create index casinos_name_pairs on casinos using gin (letter_pairs(name_text));
create index casinos_by_safety on casinos (safety_index desc nulls last, id) where is_active;
create index casinos_by_year on casinos (established_year desc nulls last, id) where is_active;
-- While rows get their first address, each looks at those before it.
create unique index casinos_slug on casinos (slug);
-- Few rows, for the page that lists them.
create index casinos_with_warning on casinos (listing_since desc, id) where listing <> 'listed';
-- Whether a page shows rows of the demo catalogue is asked for every list; without one of them it costs nothing.
create index casinos_demo on casinos (id) where is_demo;

create table expert_reviews (
  casino_id integer primary key references casinos on delete cascade,
  bonuses_rating numeric(3,1) check (bonuses_rating between 0 and 10),
  design_rating numeric(3,1) check (design_rating between 0 and 10),
  payouts_rating numeric(3,1) check (payouts_rating between 0 and 10),
  customer_support_rating numeric(3,1) check (customer_support_rating between 0 and 10),
  game_selection_rating numeric(3,1) check (game_selection_rating between 0 and 10),
  mobile_experience_rating numeric(3,1) check (mobile_experience_rating between 0 and 10),
  overall_rating numeric(3,1) check (overall_rating between 0 and 10),
  bonuses_explanation text,
  design_explanation text,
  payouts_explanation text,
  customer_support_explanation text,
  game_selection_explanation text,
  mobile_experience_explanation text,
  summary text
);

create table bonuses (
  id integer generated always as identity primary key,
  casino_id integer not null references casinos on delete cascade,
  title text not null check (char_length(title) between 3 and 300),
  description text not null check (char_length(description) between 10 and 20000),
  -- Underscored, such as no_deposit; not a closed list.
  type text not null check (char_length(type) between 1 and 60),
  amount text not null check (char_length(amount) between 1 and 300),
  -- The largest number in the amount, for sorting; null when there is none.
  amount_value double precision,
  wagering_requirement text,
  min_deposit text,
  max_win text,
  valid_until timestamptz,
  code text,
  terms text,
  image_url text,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  review_count integer not null default 0 check (review_count >= 0),
  overall_sum integer not null default 0,
  search_text text not null generated always as (search_text(title, amount, type)) stored,
  admin_text text not null generated always as (folded(search_text(
    title, type, translate(type, '_', '-'), translate(type, '_', ' '), amount, code, terms, description
  ))) stored,
  is_demo boolean not null default false,
  slug text not null
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug !~ '^[0-9]+$' and length(slug) <= 80),
  -- An empty code or end is not stated, unless staff say that there is none.
  no_code_needed boolean not null default false,
  no_end_date boolean not null default false,
  -- The terms as data, as contract/offers/terms.ts has them. Null: nothing is stated.
  offer_terms jsonb check (jsonb_typeof(offer_terms) = 'object'),
  -- The latest change for better or worse of the offer; mark_moved keeps it.
  moved smallint check (moved in (-1, 1)),
  moved_on date,
  -- The chance to finish the wagering, and what playing to the end costs on average as a share of the deposit. Null: not
  -- stated, or not worked out yet. `reality` is the hash of what was played, '' where the terms leave something open, and
  -- null until the job has looked at them.
  chance double precision check (chance between 0 and 1),
  cost double precision check (cost >= 0),
  reality text
);

create index bonuses_by_casino on bonuses (casino_id, id);
create index bonuses_by_date on bonuses (created_at, id) where is_active;
create index bonuses_by_type on bonuses (type, id) where is_active;
create index bonuses_by_end on bonuses (valid_until, id) where is_active;
create index bonuses_search on bonuses using gin (search_text gin_trgm_ops);
create index bonuses_newest on bonuses (created_at desc, id desc) where is_active;
create index bonuses_title_prefix on bonuses (lower(title) text_pattern_ops) where is_active;
create index bonuses_title_search on bonuses using gin (lower(title) gin_trgm_ops);
create index bonuses_title_pairs on bonuses using gin (letter_pairs(lower(title)));
create unique index bonuses_slug on bonuses (slug);
create index bonuses_demo on bonuses (id) where is_demo;
create index bonuses_without_reality on bonuses (id) where reality is null;

-- What playing offers gave, by the hash of what was played (domain/offers/reality.ts): equal terms are played once.
create table realities (
  hash text primary key,
  result jsonb not null,
  made_at timestamptz not null
);

create function forget_reality() returns trigger language plpgsql as $$
begin
  new.reality := null;
  new.chance := null;
  new.cost := null;
  return new;
end $$;

create trigger forget_reality before update of offer_terms on bonuses for each row
  when (new.offer_terms is distinct from old.offer_terms) execute function forget_reality();

-- How often an amount must be staked: the terms as data, else the highest number of the text; 0 for a plain denial, infinite
-- for what is stated and cannot be read, null where nothing is stated. The same as wageringTimes in domain/bonuses/offer-terms.ts.
create function wagering_times(requirement text, terms jsonb) returns double precision language sql immutable as $$
  select coalesce(
    (terms -> 'wagering' ->> 'multiple')::double precision,
    case when requirement is null or requirement ~* '^\s*(?:[-–—.?]*|n/?a|not stated|none stated|unknown|tb[ad])\s*$' then null else coalesce(
      (select max(replace(coalesce(found[1], found[2], found[3], found[4]), ',', '.')::double precision)
        from regexp_matches(requirement,
          '(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?)\s?-?\s?(?:[x×]|times\y|fold\y|fach|mal\y|veces\y|fois\y|volte\y|gang(?:er|e)\y|ggr\y|keer\y)'
          '|(?:\yx|×)\s?(\d{1,4}(?:[.,]\d{1,2})?)'
          '|\y(?:wager\w*|play-?through|roll-?over|turnover|requirements?)[^\d€$£]{0,12}(\d{1,4}(?:[.,]\d{1,2})?)(?![\d.,]*\s?(?:%|€|\$|£|days?|hours?|eur))'
          '|^\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*$', 'gi') as found),
      case when requirement ~* '^\s*(?:(?:none|nil|zero|no)[\s.!]*|(?:no|zero|without|free (?:of|from))\s(?:any\s)?(?:wager|play-?through|roll-?over|turnover)[^\d]*|wager(?:ing)?[- ]free[^\d]*)$'
        then 0 else 'infinity'::double precision end) end)
$$;

create table games (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 200),
  description text not null default '',
  provider text not null check (char_length(provider) between 2 and 200),
  type text not null check (type in ('slot', 'table', 'live', 'jackpot', 'crash', 'lottery')),
  category text[] not null default '{}',
  rtp double precision check (rtp between 0 and 100),
  volatility text check (volatility in ('low', 'medium', 'high')),
  min_bet numeric(12,2) check (min_bet >= 0 and min_bet <> 'NaN'),
  max_bet numeric(12,2) check (max_bet >= 0 and max_bet <> 'NaN'),
  paylines integer check (paylines >= 0),
  max_multiplier double precision check (max_multiplier >= 0 and max_multiplier <> 'NaN'),
  tags text[] not null default '{}',
  image_url text,
  demo_url text,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  review_count integer not null default 0 check (review_count >= 0),
  overall_sum integer not null default 0,
  search_text text not null generated always as (search_text(name, provider)) stored,
  admin_text text not null generated always as (folded(search_text(
    variadic array[name, provider, type, volatility, description, demo_url] || category || tags
  ))) stored,
  is_demo boolean not null default false,
  slug text not null
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug !~ '^[0-9]+$' and length(slug) <= 80)
);

create index games_by_date on games (created_at, id) where is_active;
create index games_search on games using gin (search_text gin_trgm_ops);
create index games_by_name on games (name, id) where is_active;
create index games_name_prefix on games (lower(name) text_pattern_ops) where is_active;
create index games_name_search on games using gin (lower(name) gin_trgm_ops);
create index games_name_pairs on games using gin (letter_pairs(lower(name)));
create index games_provider_search on games using gin (lower(provider) gin_trgm_ops);
create index games_provider_pairs on games using gin (letter_pairs(lower(provider)));
create index games_by_rtp on games (rtp desc nulls last, id) where is_active;
create unique index games_slug on games (slug);
create index games_demo on games (id) where is_demo;

create table game_casinos (
  game_id integer not null references games on delete cascade,
  casino_id integer not null references casinos on delete cascade,
  primary key (game_id, casino_id)
);
create index game_casinos_by_casino on game_casinos (casino_id, game_id);

-- Words of names and titles, lowercase, three letters or more. Two writers at once may both add a word, and one whose
-- item is gone stays: a word is only a proposal, and what it finds decides.
create table search_words (word text not null);

create index search_words_by_word on search_words (word);
create index search_words_search on search_words using gin (word gin_trgm_ops);

-- The arguments name the columns.
create function keep_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct found.word
  from unnest(tg_argv) as text_column,
    regexp_split_to_table(lower(to_jsonb(new) ->> text_column), '[^[:alnum:]]+') as found (word)
  where char_length(found.word) >= 3
    and not exists (select from search_words as kept where kept.word = found.word);
  return null;
end $$;

create trigger casinos_search_words after insert or update of name on casinos
  for each row execute function keep_search_words('name');
create trigger bonuses_search_words after insert or update of title on bonuses
  for each row execute function keep_search_words('title');
create trigger games_search_words after insert or update of name, provider on games
  for each row execute function keep_search_words('name', 'provider');

-- The planner chooses by how often a text occurs: finer than it would sample by itself, and of the expressions too.
alter table casinos alter name_text set statistics 300;
alter index bonuses_title_prefix alter column 1 set statistics 300;
alter index bonuses_title_search alter column 1 set statistics 300;
alter index games_name_prefix alter column 1 set statistics 300;
alter index games_name_search alter column 1 set statistics 300;
