import type { Page } from "@playwright/test";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A.220624.014; wv) AppleWebKit/537.36";
const WEBVIEW = "(KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.113 Mobile Safari/537.36";

/** User agents of the apps whose own browsers guests and owners come with. */
export const IN_APP_BROWSERS: Readonly<Record<string, string>> = {
  "LINE on an iPhone": `${IPHONE} Mobile/15E148 Safari Line/14.9.0`,
  "LINE on Android": `${ANDROID} ${WEBVIEW} Line/14.9.0/IAB`,
  "WeChat on an iPhone": `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/de`,
  "WeChat on Android": `Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 ${WEBVIEW} XWEB/1240045 MMWEBSDK/20240301 MicroMessenger/8.0.49.2600 NetType/WIFI Language/de`,
  "Instagram on an iPhone": `${IPHONE} Mobile/21G93 Instagram 335.1.8.26.85 (iPhone14,5; iOS 17_6_1; de_DE; de; scale=3.00; 1170x2532; 613893811)`,
  "Instagram on Android": `${ANDROID} ${WEBVIEW} Instagram 335.0.0.39.93 Android (33/13; 450dpi; 1080x2177; samsung; SM-A536B; a53x; s5e8825; de_DE; 610419107)`,
  "Facebook on an iPhone": `${IPHONE} Mobile/21G93 [FBAN/FBIOS;FBAV/467.1.0.41.101;FBBV/605400195;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.6.1;FBSS/3;FBID/phone;FBLC/de_DE;FBOP/5]`,
  "Facebook on Android": `${ANDROID} ${WEBVIEW} [FB_IAB/FB4A;FBAV/467.0.0.45.108;]`,
};

/** Takes away what such browsers lack: workers, the clipboard, sharing, and storage, which throws, or is null without `throws`. */
export async function makeInApp(page: Page, { throws }: { throws: boolean }): Promise<void> {
  await page.addInitScript((storageThrows) => {
    for (const name of ["serviceWorker", "clipboard", "share", "canShare", "storage"])
      Reflect.deleteProperty(Navigator.prototype, name);
    for (const name of ["caches", "Notification", "PushManager"]) Reflect.deleteProperty(window, name);
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    document.execCommand = () => false;
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          if (storageThrows) throw new DOMException("The operation is insecure.", "SecurityError");
          return null;
        },
      });
  }, throws);
}
