-- Of what a guest's browser calls itself its class is kept, such as "Safari on iPhone", as src/lib/device-name.ts
-- says it. The whole text, which scans have from before that, tells some guests from others.

-- Each different text is looked at once: there are far fewer than scans.
create temporary table classes on commit drop as
  select user_agent,
    coalesce(
      case
        when browser is not null and system is not null then browser || ' on ' || system
        else coalesce(browser, system)
      end,
      'Unknown device') as class
  from (
    select user_agent,
      case
        when user_agent ~ '\yEdg(e|A|iOS)?/' then 'Edge'
        when user_agent ~ '\y(OPR|OPT|Opera)/' then 'Opera'
        when user_agent ~ '\ySamsungBrowser/' then 'Samsung Internet'
        when user_agent ~ '\y(Firefox|FxiOS)/' then 'Firefox'
        when user_agent ~ '(Chrome|Chromium|CriOS)/' then 'Chrome'
        when user_agent ~ '\ySafari/' then 'Safari'
      end as browser,
      case
        when user_agent ~ '\yiPhone\y' then 'iPhone'
        when user_agent ~ '\yiPad\y' then 'iPad'
        when user_agent ~ '\yAndroid\y' then 'Android'
        when user_agent ~ '\yCrOS\y' then 'ChromeOS'
        when user_agent ~ '\yWindows\y' then 'Windows'
        when user_agent ~ '\yMacintosh\y' then 'Mac'
        when user_agent ~ '\yLinux\y' then 'Linux'
      end as system
    from (
      select distinct user_agent from public.qr_scans
      where char_length(user_agent) > 60 or user_agent ~ '[/;(]'
    ) as raw
  ) as read;
create unique index on classes (user_agent);
analyze classes;

create function innfo.class_of(raw text) returns text
language plpgsql stable
as $$
begin
  return coalesce((select class from classes where user_agent = raw), raw);
end
$$;
-- Writes the partitions anew, so that nothing of the old texts stays in their files.
alter table public.qr_scans alter column user_agent type text using innfo.class_of(user_agent);
drop function innfo.class_of(text);

-- From now on no whole text gets in: a class is short, and has none of the signs that browsers put into theirs.
alter table public.qr_scans add constraint qr_scans_user_agent_class
  check (char_length(user_agent) <= 60 and user_agent !~ '[/;(]');
