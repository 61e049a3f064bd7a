-- Hotels that were there before.
insert into innfo.figures_mails (hotel_id, due_at)
select h.id, innfo.next_figures_mail(h.figures_mail, h.time_zone) from public.hotels h
where h.figures_mail <> 'never' and not exists (select from innfo.figures_mails f where f.hotel_id = h.id)
order by h.id limit 5000
on conflict do nothing;
