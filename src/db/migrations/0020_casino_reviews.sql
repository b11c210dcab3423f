-- What the editors write about a casino, as sanitised HTML, and whose test it rests on. Null is not stated.
alter table casinos
  add column review text,
  add column review_author text,
  add column tested_on date,
  add column checked_on date,
  -- Of a total that was set by hand: why, by whom and when. Unknown for those that are there already.
  add column safety_reason text,
  add column safety_set_by text,
  add column safety_set_on date,
  -- {"license": {"mark": 9.4, "reason": "...", "on": "2026-11-22"}, ...}; parts without anything are left out.
  add column safety_marks jsonb;
