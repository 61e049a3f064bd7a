#!/bin/sh
# Runs once, in the empty database of compose.database.yaml: makes the login that Innfo uses. It owns its
# database and may create roles, and is no superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$INNFO_PASSWORD" --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
create role innfo login createrole password :'password';
create database innfo owner innfo;
SQL
