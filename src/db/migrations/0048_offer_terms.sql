-- The terms of an offer as data, as contract/offers/terms.ts has them. Null: nothing is stated.
alter table bonuses add column offer_terms jsonb check (jsonb_typeof(offer_terms) = 'object');
