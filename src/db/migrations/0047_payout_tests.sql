-- Withdrawals that the editors timed, as contract/casinos/payout-tests.ts has them, and what cards and comparisons show of
-- them: the median of their hours (null where most did not arrive) and how many there are.
alter table casinos
  add column payout_tests jsonb not null default '[]' check (jsonb_typeof(payout_tests) = 'array'),
  add column payout_hours double precision check (payout_hours >= 0),
  add column payouts_timed integer not null default 0 check (payouts_timed >= 0);
