-- A fact that nobody stated is null: no preset, no zero and no empty text stands for it.
alter table casinos
  alter column established_year drop not null,
  alter column safety_index drop not null,
  alter column trust_score drop not null,
  alter column license drop not null,
  -- An editor found that the casino restricts no country. It means something only while none is listed.
  add column restrictions_checked boolean not null default false;

-- These orders put unknown values last, and an index serves only the order it was made with.
drop index casinos_by_safety;
create index casinos_by_safety on casinos (safety_index desc nulls last, id) where is_active;
drop index casinos_by_year;
create index casinos_by_year on casinos (established_year desc nulls last, id) where is_active;

update casinos set license = null
  where lower(btrim(license)) in ('unknown', 'n/a', 'none stated', 'not stated', '-', '?', 'tbd');

alter table expert_reviews
  alter column bonuses_rating drop not null,
  alter column design_rating drop not null,
  alter column payouts_rating drop not null,
  alter column customer_support_rating drop not null,
  alter column game_selection_rating drop not null,
  alter column mobile_experience_rating drop not null,
  alter column overall_rating drop not null;

alter table bonuses
  alter column wagering_requirement drop not null,
  alter column wagering_requirement drop default,
  alter column min_deposit drop not null,
  alter column min_deposit drop default,
  alter column terms drop not null,
  alter column terms drop default;

update bonuses set
    wagering_requirement = nullif(btrim(wagering_requirement, E' \t\r\n'), ''),
    min_deposit = nullif(btrim(min_deposit, E' \t\r\n'), ''),
    terms = nullif(btrim(terms, E' \t\r\n'), '')
  where btrim(wagering_requirement, E' \t\r\n') = ''
    or btrim(min_deposit, E' \t\r\n') = ''
    or btrim(terms, E' \t\r\n') = '';

-- What waits in the trash comes back as it was kept, so the same is done there.
update trash set rows = (
    select jsonb_agg(jsonb_build_array(kept.entry -> 0, (
      select jsonb_agg(case
          when kept.entry ->> 0 = 'bonuses' then item.value || jsonb_build_object(
            'wagering_requirement', nullif(btrim(item.value ->> 'wagering_requirement', E' \t\r\n'), ''),
            'min_deposit', nullif(btrim(item.value ->> 'min_deposit', E' \t\r\n'), ''),
            'terms', nullif(btrim(item.value ->> 'terms', E' \t\r\n'), ''))
          when kept.entry ->> 0 = 'casinos' and lower(btrim(item.value ->> 'license'))
            in ('unknown', 'n/a', 'none stated', 'not stated', '-', '?', 'tbd')
            then item.value || '{"license": null}'
          else item.value
        end order by item.place)
      from jsonb_array_elements(kept.entry -> 1) with ordinality as item (value, place)
    )) order by kept.place)
    from jsonb_array_elements(rows) with ordinality as kept (entry, place)
  )
  where kind in ('casino', 'bonus') and jsonb_array_length(rows) > 0;
