-- A logo is called as uploads may be called: not by a name that begins with a dot, such as "..", which is no file.
update public.hotels set logo_url = null where logo_url ~ '/\.[^/]*$';

alter table public.hotels drop constraint hotels_logo_url_upload;
call innfo.add_rule('hotels', 'logo_url', 'upload',
  '{} = '''' or {} ~ (''^/storage/v1/object/public/logos/'' || id || ''/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$'')');
