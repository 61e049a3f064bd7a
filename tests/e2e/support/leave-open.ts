import type { Page } from "@playwright/test";
import { superuserOf } from "../../../testbed/check-database.ts";
import type { Owner } from "../../../testbed/owner.ts";

/**
 * A quarter of an hour passes without the owner, and the browser has renewed its access token, which says
 * when the password was last typed. The page is reloaded.
 */
export async function leaveOpen(
  page: Page,
  { api, email }: Owner,
  dataDir = process.env.E2E_DATA_DIR ?? "",
): Promise<void> {
  const sql = superuserOf(dataDir);
  await sql`
    update auth.sessions set proved_at = now() - interval '15 minutes'
    where user_id = (select id from auth.users where email = ${email})`;
  await sql.end();
  const { data, error } = await api.auth.refreshSession();
  if (error) throw error;
  await page.evaluate((session) => {
    const name = Object.keys(localStorage).find((key) => key.endsWith("-auth-token"));
    if (!name) throw new Error("Nobody is signed in");
    localStorage.setItem(name, session);
  }, JSON.stringify(data.session));
  await page.reload();
}
