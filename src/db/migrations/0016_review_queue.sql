-- Why staff decided as they did, and which reviews a held one nearly copies. All may be null: rows in the trash have none.
alter table reviews
  add column rejection text,
  add column rejection_note text check (char_length(rejection_note) between 1 and 500),
  add column rejected_by text,
  add column verified_by text,
  add column verified_because text check (char_length(verified_because) between 1 and 500),
  add column verified_at timestamptz,
  add column similar_to integer[];

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

-- The queue: few rows among a million, so each filter and order of it is answered from these alone.
drop index reviews_held;
create index reviews_waiting on reviews (created_at desc, id desc) where not is_published and rejected_at is null;
create index reviews_rejected on reviews (created_at desc, id desc) where not is_published and rejected_at is not null;
create index reviews_by_reason on reviews using gin (held_for) where held_for <> '{}';
create index reviews_verified on reviews (created_at desc, id desc) where is_verified;
create index reviews_by_author on reviews (lower(user_name), created_at desc, id desc);
-- Orders of everything that was ever written.
create index reviews_by_score on reviews (overall_rating desc, created_at desc, id desc);
create index reviews_by_votes on reviews (helpful_votes desc, created_at desc, id desc);
create index reviews_by_reasons on reviews (cardinality(held_for) desc, created_at desc, id desc);
analyze reviews;
