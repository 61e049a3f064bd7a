-- How often guests went on to a chat is counted with what they look for. See docs/decisions/0129-whatsapp.md.
alter table innfo.looks drop constraint looks_kind_check, add constraint looks_kind_check
  check (kind in ('open', 'call', 'directions', 'menu', 'website', 'whatsapp', 'found', 'missed'));
