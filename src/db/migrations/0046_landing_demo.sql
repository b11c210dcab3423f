-- A save makes a landing page of the demo the staff's own, as it does with the other items.
create trigger keep_saved_demo before update of version on landing_pages for each row
  when (old.is_demo and new.version > old.version) execute function keep_saved_demo();
