-- A programme's address can be replaced; the former one works for a while. A call knows what it stored.

alter table programs
  add column former_postback_key text unique,
  add column former_key_ends_at timestamptz,
  add constraint programs_former_key check ((former_postback_key is null) = (former_key_ends_at is null));

alter table postback_calls
  -- Without a reference: the call stays when its event is removed.
  add column conversion_id bigint,
  drop constraint postback_calls_outcome_check,
  add constraint postback_calls_outcome_check check (outcome in ('stored', 'known', 'refused', 'removed'));
