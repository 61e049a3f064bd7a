-- A manager who has left the hotel's desk is told nothing more: the account is, as where none is named.
do $$
begin
  execute replace(pg_get_functiondef('innfo.escalate(uuid)'::regprocedure), 'and k.kind = ''request'' where h.id',
    'and k.kind = ''request'' and exists (select from innfo.roles r
    where r.hotel_id = h.id and r.user_id = k.manager_id and r.role = ''desk'') where h.id');
end
$$;
