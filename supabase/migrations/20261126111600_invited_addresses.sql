-- Only what an account may have as its address (src/server/auth/requests.ts): who joins by another never signs in again.
delete from public.invitations where email !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$';
call innfo.add_rule('invitations', 'email', 'account', '{} ~ ''^[a-z0-9.!#$%&''''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$''');
