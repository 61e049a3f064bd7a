/**
 * Takes the place of @supabase/realtime-js in the browser (see vite.config.ts): the admin opens no
 * socket, and the library would be a tenth of what the login screen loads.
 */
export class RealtimeClient {
  /** supabase-js hands it each new access token. */
  async setAuth(): Promise<void> {}
}
