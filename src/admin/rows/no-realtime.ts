/**
 * Replaces @supabase/realtime-js in the browser (see vite.config.ts): the admin opens no socket, and the
 * library would be a tenth of the login screen's code.
 */
export class RealtimeClient {
  /** supabase-js calls it with each new access token. */
  async setAuth(): Promise<void> {}
}
