-- For the counts of the last 30 days on the home page, which would read every casino for them.
create function last_payout_test(tests jsonb) returns text language sql immutable
  return (select max(left(test ->> 'askedAt', 10)) from jsonb_array_elements(tests) as test);

create index casinos_by_payout_test on casinos (last_payout_test(payout_tests)) where is_listed and payouts_timed > 0;
create index casinos_by_check on casinos (greatest(tested_on, checked_on)) where is_listed;
