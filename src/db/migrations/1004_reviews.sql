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
  -- The reply of the site below the review.
  answer text check (char_length(answer) between 1 and 2000),
  answered_at timestamptz,
  -- Why staff decided as they did, and which reviews a held one nearly copies. All may be null: rows in the trash have none.
  rejected_at timestamptz,
  rejection text,
  rejection_note text check (char_length(rejection_note) between 1 and 500),
  rejected_by text,
  verified_by text,
  verified_because text check (char_length(verified_because) between 1 and 500),
  verified_at timestamptz,
  similar_to integer[],
  constraint reviews_answer_has_date check ((answer is null) = (answered_at is null)),
  constraint reviews_rejected_hidden check (rejected_at is null or not is_published),
  constraint reviews_one_target check (num_nonnulls(casino_id, bonus_id, game_id) = 1),
  constraint reviews_casino_ratings check (
    (casino_id is not null) = (num_nonnulls(bonuses_rating, design_rating, payouts_rating,
      customer_support_rating, game_selection_rating, mobile_experience_rating) = 6)
    and (casino_id is not null or num_nonnulls(bonuses_rating, design_rating, payouts_rating,
      customer_support_rating, game_selection_rating, mobile_experience_rating) = 0)
  )
);

-- Where near copies of a review are looked for: those that begin or end with the same 32 letters, newest first.
create function review_beginning(content text) returns text
  language sql immutable strict parallel safe
  return left(lower(regexp_replace(content, '[^[:alnum:]]+', '', 'g')), 32);
create function review_ending(content text) returns text
  language sql immutable strict parallel safe
  return right(lower(regexp_replace(content, '[^[:alnum:]]+', '', 'g')), 32);

create index reviews_of_casino on reviews (casino_id, created_at desc, id desc) where casino_id is not null;
create index reviews_of_bonus on reviews (bonus_id, created_at desc, id desc) where bonus_id is not null;
create index reviews_of_game on reviews (game_id, created_at desc, id desc) where game_id is not null;
create index reviews_by_date on reviews (created_at desc, id desc) where is_published;
create index reviews_by_address on reviews (address_hash, created_at) where address_hash is not null;
create index reviews_newest on reviews (created_at desc, id desc);
create index reviews_by_beginning on reviews (review_beginning(content), created_at desc, id desc);
create index reviews_by_ending on reviews (review_ending(content), created_at desc, id desc);
create index reviews_waiting on reviews (created_at desc, id desc) where not is_published and rejected_at is null;
create index reviews_rejected on reviews (created_at desc, id desc) where not is_published and rejected_at is not null;
create index reviews_by_reason on reviews using gin (held_for) where held_for <> '{}';
create index reviews_verified on reviews (created_at desc, id desc) where is_verified;
create index reviews_by_author on reviews (lower(user_name), created_at desc, id desc);
-- Orders of everything that was ever written.
create index reviews_by_score on reviews (overall_rating desc, created_at desc, id desc);
create index reviews_by_votes on reviews (helpful_votes desc, created_at desc, id desc);
create index reviews_by_reasons on reviews (cardinality(held_for) desc, created_at desc, id desc);

-- One vote per review, visitor address and day (decision D-60).
create table helpful_votes (
  review_id integer not null references reviews on delete cascade,
  address_hash text not null,
  voted_on date not null,
  primary key (review_id, address_hash, voted_on)
);

-- What a decision changed, so that it can be taken back as one step. Deleted after a month.
create table review_decisions (
  id integer generated always as identity primary key,
  action text not null check (action in ('publish', 'reject', 'hold')),
  username text,
  decided_at timestamptz not null,
  undone_at timestamptz
);
create index review_decisions_by_date on review_decisions (decided_at);

create table review_decision_items (
  decision_id integer not null references review_decisions on delete cascade,
  review_id integer not null references reviews on delete cascade,
  -- As it was before.
  was_published boolean not null,
  was_rejected_at timestamptz,
  was_rejection text,
  was_rejection_note text,
  was_rejected_by text,
  primary key (decision_id, review_id)
);
create index review_decision_items_by_review on review_decision_items (review_id);
