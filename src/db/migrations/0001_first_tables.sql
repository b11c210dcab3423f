create extension if not exists pg_trgm;

-- One normalised lowercase text for "contains" and typo-tolerant search. A newline between the parts,
-- which no search text holds, keeps a match from reaching over two of them.
-- Immutable so that it can stand in generated columns.
create function search_text(variadic parts text[]) returns text
  language sql immutable parallel safe
  return lower(array_to_string(parts, E'\n'));

-- The same list in lowercase and without repetitions, for any-of filters that ignore case and still use an index.
create function lower_all(list text[]) returns text[]
  language sql immutable parallel safe
  return array(select distinct lower(entry) from unnest(list) as entry);

create table casinos (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 200),
  description text not null check (char_length(description) between 10 and 20000),
  logo_url text,
  established_year integer not null check (established_year between 1990 and 2200),
  safety_index numeric(3,1) not null check (safety_index between 0 and 10),
  trust_score numeric(3,1) not null generated always as (safety_index) stored,
  license text not null check (char_length(license) between 3 and 200),
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
  provider_keys text[] not null generated always as (lower_all(game_providers)) stored
);

create index casinos_by_safety on casinos (safety_index desc, id) where is_active;
create index casinos_by_users on casinos (user_average desc nulls last, id) where is_active;
create index casinos_by_name on casinos (name_text, id) where is_active;
create index casinos_by_year on casinos (established_year desc, id) where is_active;
create index casinos_by_date on casinos (created_at desc, id desc);
create index casinos_payment_methods on casinos using gin (payment_keys);
create index casinos_game_providers on casinos using gin (provider_keys);
create index casinos_features on casinos using gin (features_text gin_trgm_ops);
create index casinos_restricted on casinos using gin (restricted_countries);
create index casinos_search on casinos using gin (search_text gin_trgm_ops);
create index casinos_name_search on casinos using gin (name_text gin_trgm_ops);

create table expert_reviews (
  casino_id integer primary key references casinos on delete cascade,
  bonuses_rating numeric(3,1) not null check (bonuses_rating between 0 and 10),
  design_rating numeric(3,1) not null check (design_rating between 0 and 10),
  payouts_rating numeric(3,1) not null check (payouts_rating between 0 and 10),
  customer_support_rating numeric(3,1) not null check (customer_support_rating between 0 and 10),
  game_selection_rating numeric(3,1) not null check (game_selection_rating between 0 and 10),
  mobile_experience_rating numeric(3,1) not null check (mobile_experience_rating between 0 and 10),
  overall_rating numeric(3,1) not null check (overall_rating between 0 and 10),
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
  wagering_requirement text not null default '',
  min_deposit text not null default '',
  max_win text,
  valid_until timestamptz,
  code text,
  terms text not null default '',
  image_url text,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  review_count integer not null default 0 check (review_count >= 0),
  overall_sum integer not null default 0,
  search_text text not null generated always as (search_text(title, amount, type)) stored
);

create index bonuses_by_casino on bonuses (casino_id, id);
create index bonuses_by_date on bonuses (created_at, id) where is_active;
create index bonuses_by_type on bonuses (type, id) where is_active;
create index bonuses_by_end on bonuses (valid_until, id) where is_active;
create index bonuses_search on bonuses using gin (search_text gin_trgm_ops);

create table games (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 200),
  description text not null default '',
  provider text not null check (char_length(provider) between 2 and 200),
  type text not null check (type in ('slot', 'table', 'live', 'jackpot', 'crash', 'lottery')),
  category text[] not null default '{}',
  rtp double precision not null check (rtp between 0 and 100),
  volatility text check (volatility in ('low', 'medium', 'high')),
  min_bet numeric(12,2) not null default 0.1 check (min_bet >= 0 and min_bet <> 'NaN'),
  max_bet numeric(12,2) not null default 100 check (max_bet >= 0 and max_bet <> 'NaN'),
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
  search_text text not null generated always as (search_text(name, provider)) stored
);

create index games_by_date on games (created_at, id) where is_active;
create index games_by_rtp on games (rtp desc, id) where is_active;
create index games_search on games using gin (search_text gin_trgm_ops);

create table game_casinos (
  game_id integer not null references games on delete cascade,
  casino_id integer not null references casinos on delete cascade,
  primary key (game_id, casino_id)
);
create index game_casinos_by_casino on game_casinos (casino_id, game_id);

create table posts (
  id integer generated always as identity primary key,
  title text not null check (char_length(title) between 5 and 300),
  slug text not null unique check (char_length(slug) between 3 and 300),
  content text not null check (char_length(content) between 50 and 1000000),
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
  version integer not null default 1
);
create index posts_by_date on posts (coalesce(published_at, created_at) desc, id desc) where is_published;

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

-- The three kinds of visitor review share one table, so that one id names one review.
create table reviews (
  id integer generated always as identity primary key,
  casino_id integer references casinos on delete cascade,
  bonus_id integer references bonuses on delete cascade,
  game_id integer references games on delete cascade,
  user_name text not null check (char_length(user_name) between 1 and 60),
  title text not null check (char_length(title) between 1 and 200),
  content text not null check (char_length(content) between 1 and 2000),
  overall_rating integer not null check (overall_rating between 1 and 10),
  bonuses_rating integer check (bonuses_rating between 1 and 10),
  design_rating integer check (design_rating between 1 and 10),
  payouts_rating integer check (payouts_rating between 1 and 10),
  customer_support_rating integer check (customer_support_rating between 1 and 10),
  game_selection_rating integer check (game_selection_rating between 1 and 10),
  mobile_experience_rating integer check (mobile_experience_rating between 1 and 10),
  pros text[] not null default '{}',
  cons text[] not null default '{}',
  is_verified boolean not null default false,
  is_published boolean not null default true,
  -- Why it waits for staff; empty when it was published at once.
  held_for text[] not null default '{}',
  helpful_votes integer not null default 0 check (helpful_votes >= 0),
  created_at timestamptz not null default now(),
  -- A keyed hash of the visitor's address, for the hourly limit; the address itself is not kept.
  address_hash text,
  constraint reviews_one_target check (num_nonnulls(casino_id, bonus_id, game_id) = 1),
  constraint reviews_casino_ratings check (
    (casino_id is not null) = (num_nonnulls(bonuses_rating, design_rating, payouts_rating,
      customer_support_rating, game_selection_rating, mobile_experience_rating) = 6)
    and (casino_id is not null or num_nonnulls(bonuses_rating, design_rating, payouts_rating,
      customer_support_rating, game_selection_rating, mobile_experience_rating) = 0)
  )
);

create index reviews_of_casino on reviews (casino_id, created_at desc, id desc) where casino_id is not null;
create index reviews_of_bonus on reviews (bonus_id, created_at desc, id desc) where bonus_id is not null;
create index reviews_of_game on reviews (game_id, created_at desc, id desc) where game_id is not null;
create index reviews_by_date on reviews (created_at desc, id desc) where is_published;
create index reviews_held on reviews (created_at) where not is_published;
create index reviews_by_address on reviews (address_hash, created_at) where address_hash is not null;
create index reviews_content_search on reviews using gin (content gin_trgm_ops);

-- One vote per review, visitor address and day (decision D-60).
create table helpful_votes (
  review_id integer not null references reviews on delete cascade,
  address_hash text not null,
  voted_on date not null,
  primary key (review_id, address_hash, voted_on)
);

create table admins (
  id integer generated always as identity primary key,
  username text not null,
  password_hash text not null,
  role text not null check (role in ('owner', 'admin')),
  created_at timestamptz not null default now()
);
create unique index admins_username on admins (lower(username));

create table sessions (
  -- SHA-256 of the token; the token itself is never stored.
  token_hash text primary key,
  admin_id integer not null references admins on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_of_admin on sessions (admin_id);
create index sessions_by_end on sessions (expires_at);

create table subscribers (
  id integer generated always as identity primary key,
  email text not null check (char_length(email) between 3 and 254),
  created_at timestamptz not null default now()
);
create unique index subscribers_email on subscribers (lower(email));

create table interactions (
  id bigint generated always as identity primary key,
  session_id text not null,
  interaction_type text not null,
  target_id text,
  target_type text,
  created_at timestamptz not null default now()
);
create index interactions_by_date on interactions (created_at);
create index interactions_by_target on interactions (target_type, target_id, created_at);

create table comparisons (
  id integer generated always as identity primary key,
  user_id text,
  created_at timestamptz not null default now()
);
create table comparison_casinos (
  comparison_id integer not null references comparisons on delete cascade,
  casino_id integer not null references casinos on delete cascade,
  position integer not null check (position between 1 and 3),
  primary key (comparison_id, casino_id)
);

-- Counters of the rate limits, shared by every process.
create table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);
create index rate_limits_by_start on rate_limits (window_start);

-- An answer kept for a repeated POST with the same Idempotency-Key.
create table idempotency_keys (
  key text primary key,
  body_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now()
);
create index idempotency_keys_by_date on idempotency_keys (created_at);

-- Facts about this installation, such as the hash key for visitor addresses.
create table site_settings (
  name text primary key,
  value text not null
);
