-- Whose account a name at reception is, is asked by functions of the server alone.
revoke execute on function innfo.account_of(uuid) from authenticated, service_role;
