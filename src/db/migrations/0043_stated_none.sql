-- An empty code or end is not stated, unless staff say that there is none. What was stored before says neither; the
-- demo bonuses are known.
alter table bonuses
  add column no_code_needed boolean not null default false,
  add column no_end_date boolean not null default false;
update bonuses set no_code_needed = code is null, no_end_date = valid_until is null where is_demo;
