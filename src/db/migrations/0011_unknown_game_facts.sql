-- What nobody stated about a game is null: neither the first value of a form nor zero stands for it.
-- The check of rtp lets null pass.
alter table games
  alter column rtp drop not null,
  alter column min_bet drop not null, alter column min_bet drop default,
  alter column max_bet drop not null, alter column max_bet drop default;

-- Zero was the only way to say that the RTP is not known; no game pays nothing back. Bets of 0.10 to 100 were filled in
-- where none were given, but games with exactly these bets exist too, so they stay.
update games set rtp = null where rtp = 0;
-- Otherwise the history and the trash would bring the zero back.
update revisions set form = form || '{"rtp": null}' where kind = 'game' and form -> 'rtp' = '0';
update trash set rows = (
  select coalesce(jsonb_agg(
    case entry ->> 0
      when 'games' then jsonb_build_array('games',
        (select coalesce(jsonb_agg(case when game -> 'rtp' = '0' then game || '{"rtp": null}' else game end), '[]')
         from jsonb_array_elements(entry -> 1) as game))
      else entry
    end order by place), '[]')
  from jsonb_array_elements(rows) with ordinality as entries (entry, place)
) where kind = 'game';

-- Games without an RTP come after all others.
drop index games_by_rtp;
create index games_by_rtp on games (rtp desc nulls last, id) where is_active;
