-- Most messages belong to nothing: they pay nothing for it when they come.
drop trigger keep_match_alike on public.messages;
create trigger keep_match_alike after update of match_id, ownership_checked, outcome on public.messages
  for each row when ((old.match_id, old.ownership_checked, old.outcome)
    is distinct from (new.match_id, new.ownership_checked, new.outcome))
  execute function innfo.keep_match_alike();
create trigger keep_match_alike_insert after insert on public.messages
  for each row when (new.match_id is not null) execute function innfo.keep_match_alike();
