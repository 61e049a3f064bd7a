import { readdirSync } from "node:fs";
import { join } from "node:path";
import { inspectRoutes } from "hono/dev";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/server/app/app.ts";
import { DIST } from "../../src/server/transport/frontend.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { image } from "../../testbed/images.ts";
import { makeTaker } from "../../testbed/messages.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { type Answer, answersByRoute, type Kind, otherAnswers, type Subject } from "./support/answers.ts";

const HASH = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
const CLOSED = {
  "default-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};
const GUEST = {
  ...CLOSED,
  "script-src": "'self'",
  "style-src": expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
  "font-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "frame-ancestors": "'self'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "innfo-worker innfo-list",
};
const PAGE = { ...CLOSED, "style-src": HASH, "img-src": "data:", "form-action": "'self'" };

/**
 * The complete policy of each kind of answer: unlisted directives fall back to default-src, which is 'none'.
 */
const POLICIES: Record<Kind, object> = {
  closed: { ...CLOSED, sandbox: "" },
  // The admin shows the refusal in the preview's frame.
  refusedPreview: { ...CLOSED, "frame-ancestors": "'self'" },
  admin: {
    ...CLOSED,
    "script-src": "'self'",
    "style-src": expect.stringMatching(/^'self' 'nonce-[\w+/]{22}=='$/),
    "font-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "frame-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "form-action": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "innfo-worker innfo-file",
  },
  guest: GUEST,
  // No other page, not even ours, may frame what a guest sends.
  message: { ...GUEST, "form-action": "'self'", "frame-ancestors": "'none'" },
  page: PAGE,
  mailbox: {
    ...PAGE,
    "style-src": expect.stringMatching(/^('sha256-[\w+/]{43}=' ?){2}$/),
    "style-src-attr": "'unsafe-inline'",
  },
  worker: { ...CLOSED, "connect-src": "'self'" },
};

function expectedHeaders(kind: Kind, { cache = "no-store" }: Answer) {
  return {
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-frame-options": kind === "guest" || kind === "refusedPreview" ? "SAMEORIGIN" : "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": kind === "guest" ? "strict-origin-when-cross-origin" : "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "cache-control": cache,
  };
}

function parse(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

async function ask(server: TestServer, method: string, { path, body, headers }: Answer): Promise<Response> {
  return fetch(server.url + path, {
    method,
    redirect: "manual",
    // Like another site's script.
    headers: { origin: "https://evil.example", "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function checkAnswer(server: TestServer, method: string, answer: Answer): Promise<Response> {
  const response = await ask(server, method, answer);
  const headers = Object.fromEntries(response.headers);
  expect(response.status).toBe(answer.status);
  expect(headers).toMatchObject(expectedHeaders(answer.kind, answer));
  const { "upgrade-insecure-requests": _, ...policy } = parse(headers["content-security-policy"] ?? "");
  expect(policy).toEqual(POLICIES[answer.kind]);
  // Same origin only: no other site's script may read anything. No cookies, no hint of the software.
  const names = Object.keys(headers);
  expect(
    names.filter((name) =>
      /^(access-control-|set-cookie|server|service-worker-allowed|x-powered-by)/.test(name),
    ),
  ).toEqual([]);
  return response;
}

let server: TestServer;
let subject: Subject;
beforeAll(async () => {
  server = await startTestServer();
  const owner = await makeTaker(server);
  const logo = `${owner.hotelId}/logo.png`;
  const picture = new Blob([new Uint8Array(await image("png"))]);
  await owner.client.storage.from("logos").upload(logo, picture);
  const [, asset = ""] =
    /src="(\/assets\/[^"]+)"/.exec(await (await fetch(`${server.url}/login`)).text()) ?? [];
  const photo = await uploadPhoto(owner.client, owner.hotelId);
  subject = { server, owner, logo, photo, asset };
});
afterAll(() => server.stop());

test("only the worker that reads photos may run WebAssembly", async () => {
  const folder = join(DIST, "client/assets");
  const policyOf = async (name: string) => {
    const file = readdirSync(folder).find((each) => each.startsWith(`${name}-`) && each.endsWith(".js"));
    return (await fetch(`${server.url}/assets/${file}`)).headers.get("content-security-policy");
  };
  const policy = parse((await policyOf("photo-worker")) ?? "");
  expect(policy).toEqual({ ...CLOSED, "script-src": "'self' 'wasm-unsafe-eval'", "connect-src": "'self'" });
  // They load the reader that a file needs, and have no network.
  for (const name of ["sheet-worker", "folder-worker"]) {
    expect(parse((await policyOf(name)) ?? ""), name).toEqual({ ...CLOSED, "script-src": "'self'" });
  }
  expect(parse((await policyOf("pdf-worker")) ?? "")).toEqual({ ...CLOSED, sandbox: "" });
});

describe("Browsers are told what each answer may do", () => {
  test("on every route there is", async () => {
    const routes = inspectRoutes(createApp(server.context))
      .filter(({ isMiddleware, path }) => !isMiddleware || path === "/assets/*")
      .map(({ method, path }) => `${method} ${path}`);
    const answers = answersByRoute(subject);
    expect(Object.keys(answers).toSorted(), "a request for each route").toEqual(
      [...new Set(routes)].toSorted(),
    );
    for (const [route, answer] of Object.entries(answers)) {
      const [method = ""] = route.split(" ");
      await checkAnswer(server, method === "ALL" ? anyMethod(route) : method, answer).catch(named(route));
    }
  });

  test("also where no route answers, or nothing has changed", async () => {
    for (const [name, answer] of Object.entries(await otherAnswers(subject))) {
      const [method = ""] = name.split(":");
      await checkAnswer(server, method, answer).catch(named(name));
    }
  });

  test("when the server itself fails", async () => {
    const broken = createApp({
      ...server.context,
      frontend: { ...server.context.frontend, adminHtml: () => Promise.reject(new Error("gone")) },
    });
    const { status, headers } = await broken.request("/login");
    expect(status).toBe(500);
    expect(parse(headers.get("content-security-policy") ?? "")).toEqual(POLICIES.closed);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("and features of a device that nothing here uses are off", async () => {
    const { headers } = await fetch(`${server.url}/view/1`);
    const features = headers.get("permissions-policy")?.split(", ") ?? [];
    for (const off of ["camera", "microphone", "geolocation", "payment", "usb", "clipboard-read"]) {
      expect(features).toContain(`${off}=()`);
    }
    // Features that are not listed are this site's alone.
    expect(features.filter((feature) => /^(clipboard-write|web-share)=/.test(feature))).toEqual([]);
  });

  test("the admin's nonce is another one each time, on the page as in its policy", async () => {
    const load = async () => {
      const response = await fetch(`${server.url}/login`);
      const [, inPolicy] =
        /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "") ?? [];
      const [, onPage] = /nonce="([^"]+)"/.exec(await response.text()) ?? [];
      expect(onPage).toBe(inPolicy);
      return onPage;
    };
    expect(await load()).not.toBe(await load());
  });
});

describe("Over https", () => {
  test("browsers are told to stay there, on every kind of answer", async () => {
    const secure = await startTestServer({
      PUBLIC_URL: "https://hotel.example",
      SMTP_URL: "smtp://localhost:1",
    });
    try {
      for (const path of ["/", "/view/1", "/login", "/rest/v1/hotels", "/guest-worker.js", "/nowhere"]) {
        const { headers } = await fetch(secure.url + path, { redirect: "manual" });
        expect(headers.get("strict-transport-security"), path).toBe("max-age=31536000");
        expect(headers.get("content-security-policy"), path).toMatch(/; upgrade-insecure-requests$/);
      }
      // Only developers need these.
      for (const path of ["/dev/mailbox", "/dev/payments/checkout/x"]) {
        expect((await fetch(secure.url + path)).status).toBe(404);
      }
    } finally {
      await secure.stop();
    }
  });

  test("and never so on localhost, where there is none", async () => {
    const { headers } = await fetch(`${server.url}/login`);
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
  });
});

/** A method that passes the routes in front of a route for all methods. */
function anyMethod(route: string): string {
  return route === "ALL /assets/*" ? "GET" : "PUT";
}

/** Adds which of many failed. */
function named(name: string): (error: unknown) => never {
  return (error) => {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  };
}
