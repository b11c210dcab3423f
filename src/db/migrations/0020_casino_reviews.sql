-- What the editors write about a casino, as sanitised HTML, and whose test it rests on. Null is not stated.
alter table casinos
  add column review text,
  add column review_author text,
  add column tested_on date,
  add column checked_on date;
