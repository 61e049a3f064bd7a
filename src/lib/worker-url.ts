/** TypeScript's library and some browsers lack Trusted Types. */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: object,
      ): { createScriptURL(url: string): string; createHTML(html: string): string };
    };
  }
}

/**
 * The URL of a service worker; the page's policy accepts no other script from here. Call it once per page:
 * the policy can be created only once.
 */
export function workerUrl(url: string): string {
  const policy = window.trustedTypes?.createPolicy("innfo-worker", { createScriptURL: () => url });
  return policy?.createScriptURL("") ?? url;
}
