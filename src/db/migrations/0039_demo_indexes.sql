-- Whether a page shows rows of the demo catalogue is asked for every list; without one of them it costs nothing.
create index casinos_demo on casinos (id) where is_demo;
create index bonuses_demo on bonuses (id) where is_demo;
create index games_demo on games (id) where is_demo;
create index posts_demo on posts (id) where is_demo;
create index landing_pages_demo on landing_pages (id) where is_demo;
