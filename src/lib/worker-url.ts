/** Neither TypeScript's library nor every browser has Trusted Types yet. */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
    };
  }
}

/**
 * The address of a service worker. A page's policy does not accept a plain string as the address of a script, and no
 * other one from here. To be called once for a page: the policy may be made once.
 */
export function workerUrl(url: string): string {
  const policy = window.trustedTypes?.createPolicy("innfo-worker", { createScriptURL: () => url });
  return policy?.createScriptURL("") ?? url;
}
