-- How often an amount must be staked: the terms as data, else the highest number of the text; 0 for a plain denial, infinite
-- for what is stated and cannot be read, null where nothing is stated. The same as wageringTimes in domain/bonuses/offer-terms.ts.
create function wagering_times(requirement text, terms jsonb) returns double precision language sql immutable as $$
  select coalesce(
    (terms -> 'wagering' ->> 'multiple')::double precision,
    case when requirement is null or requirement ~* '^\s*(?:[-–—.?]*|n/?a|not stated|none stated|unknown|tb[ad])\s*$' then null else coalesce(
      (select max(replace(coalesce(found[1], found[2], found[3], found[4]), ',', '.')::double precision)
        from regexp_matches(requirement,
          '(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?)\s?-?\s?(?:[x×]|times\y|fold\y|fach|mal\y|veces\y|fois\y|volte\y|gang(?:er|e)\y|ggr\y|keer\y)'
          '|(?:\yx|×)\s?(\d{1,4}(?:[.,]\d{1,2})?)'
          '|\y(?:wager\w*|play-?through|roll-?over|turnover|requirements?)[^\d€$£]{0,12}(\d{1,4}(?:[.,]\d{1,2})?)(?![\d.,]*\s?(?:%|€|\$|£|days?|hours?|eur))'
          '|^\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*$', 'gi') as found),
      case when requirement ~* '^\s*(?:(?:none|nil|zero|no)[\s.!]*|(?:no|zero|without|free (?:of|from))\s(?:any\s)?(?:wager|play-?through|roll-?over|turnover)[^\d]*|wager(?:ing)?[- ]free[^\d]*)$'
        then 0 else 'infinity'::double precision end) end)
$$;
