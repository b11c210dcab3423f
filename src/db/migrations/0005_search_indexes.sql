-- What suggestions look up: beginnings, three letters in a row, pairs of characters for texts of two, and the words
-- that a misspelled text is corrected with.

-- Every two characters that stand side by side. Immutable so that it can be indexed.
create function letter_pairs(text text) returns text[]
  language sql immutable strict parallel safe
  return array(select distinct substr(text, place, 2) from generate_series(1, length(text) - 1) as place);

create index casinos_name_prefix on casinos (name_text text_pattern_ops) where is_active;
create index casinos_name_pairs on casinos using gin (letter_pairs(name_text));

create index bonuses_newest on bonuses (created_at desc, id desc) where is_active;
create index bonuses_title_prefix on bonuses (lower(title) text_pattern_ops) where is_active;
create index bonuses_title_search on bonuses using gin (lower(title) gin_trgm_ops);
create index bonuses_title_pairs on bonuses using gin (letter_pairs(lower(title)));

create index games_by_name on games (name, id) where is_active;
create index games_name_prefix on games (lower(name) text_pattern_ops) where is_active;
create index games_name_search on games using gin (lower(name) gin_trgm_ops);
create index games_name_pairs on games using gin (letter_pairs(lower(name)));
create index games_provider_search on games using gin (lower(provider) gin_trgm_ops);
create index games_provider_pairs on games using gin (letter_pairs(lower(provider)));

-- Words of names and titles, lowercase, three letters or more. Two writers at once may both add a word, and one whose
-- item is gone stays: a word is only a proposal, and what it finds decides.
create table search_words (word text not null);
create index search_words_by_word on search_words (word);
create index search_words_search on search_words using gin (word gin_trgm_ops);

-- The arguments name the columns.
create function keep_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct found.word
  from unnest(tg_argv) as text_column,
    regexp_split_to_table(lower(to_jsonb(new) ->> text_column), '[^[:alnum:]]+') as found (word)
  where char_length(found.word) >= 3
    and not exists (select from search_words as kept where kept.word = found.word);
  return null;
end $$;

create trigger casinos_search_words after insert or update of name on casinos
  for each row execute function keep_search_words('name');
create trigger bonuses_search_words after insert or update of title on bonuses
  for each row execute function keep_search_words('title');
create trigger games_search_words after insert or update of name, provider on games
  for each row execute function keep_search_words('name', 'provider');

insert into search_words (word)
select distinct word
from (
  select name from casinos union all select title from bonuses
  union all select name from games union all select provider from games
) as names (name), regexp_split_to_table(lower(name), '[^[:alnum:]]+') as word
where char_length(word) >= 3;

-- The planner chooses by how often a text occurs: finer than it would sample by itself, and of the expressions too.
alter table casinos alter name_text set statistics 300;
alter index bonuses_title_prefix alter column 1 set statistics 300;
alter index bonuses_title_search alter column 1 set statistics 300;
alter index games_name_prefix alter column 1 set statistics 300;
alter index games_name_search alter column 1 set statistics 300;
analyze casinos, bonuses, games, search_words;
