// @supabase/lite on the tested server's database. rest.ts copies this file into the folder of that package,
// because this project does not depend on it.
import { serve } from "@hono/node-server";
import { App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";

const { PGHOST, PGPASSWORD, JWT_SECRET } = process.env;
const connection = createPostgresConnection({
  url: "postgres://innfo@localhost/innfo",
  // The same pool size as ours.
  postgresOptions: { host: PGHOST, port: 5432, username: "innfo", password: PGPASSWORD, max: 10 },
});
const app = new App({
  connection,
  auth: { enabled: true, jwt_secret: JWT_SECRET },
  options: { server: { apiKeys: false } },
});
serve(
  { fetch: (request) => app.fetch(request, { peerAddress: "127.0.0.1" }), port: 0, hostname: "127.0.0.1" },
  ({ port }) => console.log(`http://127.0.0.1:${port}`),
);
