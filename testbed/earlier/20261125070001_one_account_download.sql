-- An owner's data is downloaded from /auth/v1/user/data, which reads accounts of any size. This function said a
-- second time what belongs to it.
drop function public.owner_data();
