-- What playing offers gave, by the hash of what was played (domain/offers/reality.ts): equal terms are played once.
create table realities (
  hash text primary key,
  result jsonb not null,
  made_at timestamptz not null
);

-- Of the offer as it is: the chance to finish its wagering, and what playing to the end costs on average as a share of the
-- deposit. Null: not stated, or not worked out yet. `reality` is the hash, '' where the terms leave something open, and null
-- until the job has looked at them.
alter table bonuses
  add column chance double precision check (chance between 0 and 1),
  add column cost double precision check (cost >= 0),
  add column reality text;
create index bonuses_without_reality on bonuses (id) where reality is null;

create function forget_reality() returns trigger language plpgsql as $$
begin
  new.reality := null;
  new.chance := null;
  new.cost := null;
  return new;
end $$;

create trigger forget_reality before update of offer_terms on bonuses for each row
  when (new.offer_terms is distinct from old.offer_terms) execute function forget_reality();
