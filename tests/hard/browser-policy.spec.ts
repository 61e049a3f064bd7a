/** The second line of defence: if a text were taken for code, the pages' policies would stop it. */
import { mailboxOf } from "../../testbed/temporary-server.ts";
import { expect, test } from "../e2e/support/fixtures.ts";

/** Runs in a page. Attacks that work are noted in `worked`; blocked ones are counted. */
function attack(): Promise<string[]> {
  const worked: string[] = [];
  Object.assign(window, { worked });
  const element = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
    document.body.appendChild(document.createElement(name));
  const attempts = [
    () => {
      element("script").text = "worked.push('a script')";
    },
    () => {
      const button = element("button");
      button.setAttribute("onclick", "worked.push('a handler')");
      button.click();
    },
    () => {
      const link = element("a");
      link.href = "javascript:void worked.push('an address')";
      link.click();
    },
    () => {
      element("div").innerHTML = `<img src="data:," onerror="worked.push('markup')">`;
    },
    () => {
      const style = element("style");
      style.textContent = "body { --style: 1 }";
      if (style.sheet) worked.push("a style");
      else throw new Error("no style");
    },
  ];
  return new Promise((resolve) => {
    let stopped = 0;
    const check = () => worked.length + stopped >= attempts.length && resolve(worked);
    const stop = () => {
      stopped += 1;
      check();
    };
    addEventListener("securitypolicyviolation", ({ disposition }) => disposition === "enforce" && stop());
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Its violation is reported.
      }
    }
    const looking = setInterval(() => check() && clearInterval(looking));
  });
}

const PAGES = ["/login", "/view/1", "/view/nosuchhotel", "/qr-scanner"];

for (const bypassCSP of [false, true]) {
  test(`Foreign code ${bypassCSP ? "would run without" : "does not run under"} the pages' policies`, async ({
    browser,
    url,
  }) => {
    const context = await browser.newContext({ bypassCSP, baseURL: url });
    const page = await context.newPage();
    for (const path of PAGES) {
      await page.goto(path);
      const worked = await page.evaluate(attack);
      expect(worked.toSorted(), path).toEqual(
        bypassCSP ? ["a handler", "a script", "a style", "an address", "markup"] : [],
      );
    }
    await context.close();
  });
}

test("Another site can put none of the pages in a frame; this one only the guest page", async ({
  browser,
  url,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const frames = [...["/login", "/admin", "/view/1"].map((path) => url + path), mailboxOf(url)];
  const body = frames.map((src) => `<iframe src="${src}"></iframe>`).join("");
  for (const [site, shown] of [
    ["https://elsewhere.example", []],
    [url, [`${url}/view/1`]],
  ] as const) {
    await page.route(`${site}/frames`, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(`${site}/frames`);
    const loaded = () =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url())
        .filter((address) => !address.startsWith("chrome-error:"));
    await expect.poll(loaded).toEqual(shown);
    expect(page.frames()).toHaveLength(frames.length + 1);
  }
  await context.close();
});
