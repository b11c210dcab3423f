-- What was taken back is kept beside the event, so that repeated and partial reversals add up. docs/decisions/0047.

alter table conversions
  -- The click id as it was sent; one that is not ours tells events apart as well.
  add column click_ref text,
  -- In the smallest unit of the currency.
  add column taken_back bigint not null default 0,
  -- False: an event that was taken back as a whole, or a reversal that its event holds.
  add column counts boolean not null default true;
alter table conversions drop constraint conversions_program_id_kind_event_id_key;
create unique index conversions_once on conversions (program_id, kind, event_id) where kind <> 'reversal';
create index conversions_by_event on conversions (program_id, event_id);
create index conversions_by_click_ref on conversions (program_id, click_ref);

update conversions set click_ref = click_id::text where click_id is not null;

with reversal as (
  select program_id, event_id, min(currency) as currency, sum(-amount) as amount, bool_or(amount is null) as is_whole
  from conversions where kind = 'reversal' group by program_id, event_id having count(distinct currency) <= 1
), event as (
  update conversions set
    taken_back = case when reversal.is_whole then greatest(conversions.amount, 0) else least(reversal.amount, greatest(conversions.amount, 0)) end,
    counts = not reversal.is_whole and conversions.amount is not null and reversal.amount < conversions.amount
  from reversal
  where conversions.kind <> 'reversal' and conversions.program_id = reversal.program_id
    and conversions.event_id = reversal.event_id
    and (conversions.amount is null or reversal.is_whole or conversions.currency = reversal.currency)
  returning conversions.program_id, conversions.event_id
)
update conversions set counts = false
where kind = 'reversal' and (program_id, event_id) in (select program_id, event_id from event);
update conversions set taken_back = 0 where taken_back is null;
