-- What the site says about dealing with a casino: it is listed, or we warn about it, or it has closed. The last two
-- have a page that says why, and stand in no list. docs/decisions/0045.
alter table casinos
  add column listing text not null default 'listed' check (listing in ('listed', 'warned', 'closed')),
  add column listing_reason text,
  add column listing_since date,
  add constraint casinos_listing_reason
    check (listing = 'listed' or (listing_reason is not null and listing_since is not null));

-- What every list, offer and recommendation asks for; the page of a casino asks for is_active alone.
alter table casinos
  add column is_listed boolean not null generated always as (is_active and listing = 'listed') stored;

-- Few rows, for the page that lists them.
create index casinos_with_warning on casinos (listing_since desc, id) where listing <> 'listed';
