/** Files for operators to copy: deploy/, compose.yaml and docs/install.md say what the code, and each other, say. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import packageFile from "../../package.json" with { type: "json" };
import { publicUrl } from "../../scripts/support/release.ts";
import { readEnv } from "../../src/server/config/env.ts";
import { variables } from "../../src/server/config/variables.ts";

const read = (path: string) => readFileSync(path, "utf8");
const { version } = packageFile;

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
}
interface Resource {
  kind: string;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    replicas: number;
    template: {
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: object;
        containers: [
          Record<"startupProbe" | "livenessProbe" | "readinessProbe", Probe> & {
            image: string;
            securityContext: object;
            ports: object[];
            volumeMounts: { mountPath: string }[];
          },
        ];
      };
    };
  };
}

describe("The Kubernetes manifest", () => {
  const resources = parseAllDocuments(read("deploy/kubernetes.yaml")).map(
    (document) => document.toJS() as Resource,
  );
  const of = (kind: string) => resources.filter((resource) => resource.kind === kind);
  const values = { ...of("ConfigMap")[0]?.data, ...of("Secret")[0]?.stringData };
  const pod = of("Deployment")[0]?.spec.template.spec;
  const container = pod?.containers[0];

  test("asks the probes that the documents name, and waits for a start and an end", () => {
    const paths = (["startupProbe", "livenessProbe", "readinessProbe"] as const).map(
      (name) => container?.[name].httpGet.path,
    );
    expect(paths).toEqual(["/livez", "/livez", "/readyz"]);
    const { startupProbe, readinessProbe } = container ?? {};
    // DATABASE_WAIT_SECONDS is 30, and migrations may follow.
    expect((startupProbe?.periodSeconds ?? 0) * (startupProbe?.failureThreshold ?? 0)).toBeGreaterThan(60);
    const drain = Number(values.DRAIN_SECONDS);
    expect(drain).toBeGreaterThan(2 * (readinessProbe?.periodSeconds ?? Number.NaN));
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
  });

  test("sets variables that there are, with which a server would start", () => {
    expect(Object.keys(values).filter((name) => !(name in variables.shape))).toEqual([]);
    const filled = {
      ...values,
      JWT_SECRET: "0123456789abcdef0123456789abcdef",
      METRICS_TOKEN: "0123456789abcdef",
    };
    expect(readEnv({ ...filled, DATABASE_URL: "postgres://innfo:a@db.example.com/innfo" })).toMatchObject({
      ...{ trustProxy: 1, drainSeconds: Number(values.DRAIN_SECONDS) },
      publicUrl: values.PUBLIC_URL,
    });
  });

  test("is not root, writes only where the image does, and runs this version", () => {
    const [, user] = /^USER (\d+):/m.exec(read("Dockerfile")) ?? [];
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user) });
    expect(container?.securityContext).toMatchObject({
      ...{ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      capabilities: { drop: ["ALL"] },
    });
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(["/tmp", "/data"]);
    expect(container?.image).toBe(`IMAGE:${version}`);
  });
});

test("compose.yaml names the image of this version", () => {
  expect(read("compose.yaml")).toContain(`image: \${INNFO_IMAGE:-innfo:${version}}\n`);
});

describe("docs/install.md", () => {
  const text = read("docs/install.md");
  const commands = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = ""]) =>
    block.trim().split("\n"),
  );

  test("has at most 600 words, code included, and 30 commands", () => {
    expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(600);
    expect(commands.length).toBeGreaterThan(20);
    expect(commands.length).toBeLessThanOrEqual(30);
  });

  test("names files that a release has, and its version", () => {
    const files = [...text.matchAll(/\/opt\/innfo\/(deploy\/[\w.-]+)/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect([...text.matchAll(/innfo-(\d[\d.]*\d)/g)].map(([, named]) => named)).toEqual(
      expect.arrayContaining([version]),
    );
  });
});

test("A password with $ and spaces is the same for a shell as it stands in the configuration", () => {
  const folder = mkdtempSync(join(tmpdir(), "innfo-env-"));
  try {
    const file = join(folder, "innfo.env");
    const awkward = 'p$HOME`x` "y" \\z';
    writeFileSync(
      file,
      read("deploy/innfo.env").replace("PASSWORD@", `${awkward}@`).replace("#METRICS", "METRICS"),
    );
    const script = 'set -eua; . "$0"; exec env -0';
    const set = execFileSync("sh", ["-c", script, file], {
      encoding: "utf8",
      env: { PATH: process.env.PATH },
    })
      .split("\0")
      .map((line) => /^(\w+)=(.*)$/s.exec(line) ?? [])
      .map(([, name = "", value = ""]) => [name, value] as const)
      .filter(([name]) => name in variables.shape);
    const env = Object.fromEntries(set);
    expect(env.SMTP_URL).toBe(`smtp://USER:${awkward}@mail.example.com:587`);
    expect(
      readEnv({ ...env, SMTP_URL: "smtp://a:b@mail.example.com:587", METRICS_TOKEN: "0123456789abcdef" }),
    ).toMatchObject({
      ...{ publicUrl: "https://guide.example.com", dataDir: "/srv/innfo", trustProxy: 1 },
      mailFrom: "Innfo <no-reply@example.com>",
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("SECURITY.md and CHANGELOG.md agree on whether there is a release", () => {
  const [, newest] = /^## [\d.]+ – (.+)$/m.exec(read("CHANGELOG.md")) ?? [];
  expect(newest).toBeDefined();
  expect(read("SECURITY.md").includes("Nothing has been released yet")).toBe(newest === "not released yet");
});

test.each([
  ["https://example.com/innfo/innfo.git", "https://example.com/innfo/innfo.git"],
  ["https://somebody:token@example.com/innfo.git", "https://example.com/innfo.git"],
  ["git@example.com:innfo/innfo.git", "git@example.com:innfo/innfo.git"],
])("A release names the repository %s as %s", (address, named) => {
  expect(publicUrl(address)).toBe(named);
});
