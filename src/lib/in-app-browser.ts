/**
 * Parts of the user agent of apps' own browsers, which save no files: LINE, WeChat, Instagram and Facebook (iOS,
 * Android) by name, and others on Android as a WebView.
 */
const SIGNS = /\bLine\/|\bMicroMessenger\/|\bInstagram |\bFBA[NV]\/|; wv\)/;

export function isInApp(userAgent: string | undefined): boolean {
  return SIGNS.test(userAgent ?? "");
}
