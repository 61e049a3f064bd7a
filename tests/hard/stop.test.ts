import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { isProcessAlive } from "../../src/server/config/processes.ts";
import { newDataDir } from "../../testbed/own-servers.ts";
import { createOwner } from "../../testbed/owner.ts";
import {
  freePort,
  type ProcessOptions,
  postmasterOf,
  type ServerProcess,
  startProcess,
} from "../../testbed/process.ts";
import { callFunction, checkoutBody, startStripe } from "../../testbed/stripe.ts";

interface Started {
  server: ServerProcess;
  url: string;
  postmaster: number;
}

/** One for all: making a database takes longer than everything here. */
const dataDir = newDataDir();

async function start(options: Omit<ProcessOptions, "dataDir"> = {}): Promise<Started> {
  const server = startProcess({ dataDir, ...options });
  onTestFinished(async () => void (await server.end("SIGKILL")));
  const url = await server.url;
  return { server, url, postmaster: postmasterOf(dataDir) ?? 0 };
}

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection on which these words were sent. */
async function send(url: string, words: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  await once(socket, "connect");
  // Cut off, it may say so.
  socket.on("error", () => undefined);
  socket.write(words);
  return socket;
}

async function refusesConnections(url: string): Promise<void> {
  await vi.waitFor(async () => {
    const refusal = await fetch(url).catch((error: Error) => error.cause as NodeJS.ErrnoException);
    expect(refusal).toMatchObject({ code: "ECONNREFUSED" });
  }, 120_000);
}

/** Takes connections and never says a word. */
async function silentServer(): Promise<{ port: number; called: Promise<unknown> }> {
  const server: Server = createServer((socket) => void sockets.push(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return { port: typeof address === "object" ? (address?.port ?? 0) : 0, called: once(server, "connection") };
}

const CLEAN = { code: 0, signal: null };

describe("Told to stop, the server ends by itself and takes its database along", () => {
  test("though connections are kept alive and a client has sent half of a request", async () => {
    const { server, url, postmaster } = await start();
    const idle = await send(url, "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(idle, "data");
    await send(url, "POST /auth/v1/token HTTP/1.1\r\nHost: loc");
    await send(
      url,
      "POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    );
    expect(await server.end("SIGTERM")).toEqual(CLEAN);
    expect(isProcessAlive(postmaster)).toBe(false);
  });

  test("after the requests under way are answered; new ones are refused", async () => {
    const stripe = await startStripe();
    onTestFinished(() => stripe.stop());
    const port = String(await freePort());
    const { server } = await start({ env: { ...stripe.env, PORT: port } });
    const url = `http://localhost:${port}`;
    await server.url;
    const owner = await createOwner(url);
    const token = (await owner.api.auth.getSession()).data.session?.access_token ?? "";
    const selling = stripe.hold("POST /v1/checkout/sessions");
    const checkout = callFunction(url, "stripe-checkout", checkoutBody(url), token);
    await selling.reached;

    const ended = server.end("SIGTERM");
    await refusesConnections(`${url}/health`);
    selling.release();
    expect(await checkout).toMatchObject({ status: 200, body: { url: expect.stringContaining("http") } });
    expect(await ended).toEqual(CLEAN);
  });

  test("though neither the payment provider nor the mail server says a word", async () => {
    const stripe = await startStripe();
    onTestFinished(() => stripe.stop());
    const smtp = await silentServer();
    const port = String(await freePort());
    const { server } = await start({
      env: {
        ...stripe.env,
        PORT: port,
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        EMAIL_CONFIRMATION: "off",
      },
    });
    const url = `http://localhost:${port}`;
    await server.url;
    const owner = await createOwner(url);
    const token = (await owner.api.auth.getSession()).data.session?.access_token ?? "";
    const selling = stripe.hold("POST /v1/checkout/sessions");
    const checkout = callFunction(url, "stripe-checkout", checkoutBody(url), token).catch(() => "cut off");
    await selling.reached;
    await owner.api.auth.resetPasswordForEmail(owner.email);
    await smtp.called;

    expect(await server.end("SIGTERM")).toEqual(CLEAN);
    expect(await checkout).toBe("cut off");
    selling.release();
  });

  test("and serves for DRAIN_SECONDS more, so that a balancer can turn to others", async () => {
    // The checks below have to be done in that time.
    const { server, url } = await start({ env: { DRAIN_SECONDS: "6" } });
    const before = await fetch(`${url}/view/1`);
    expect(before.headers.get("Connection")).toBe("keep-alive");
    const ended = server.end("SIGTERM");
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), 6000);
    const page = await fetch(`${url}/view/1`);
    expect(page.status).toBe(200);
    expect(page.headers.get("Connection")).toBe("close");
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect(await ended).toEqual(CLEAN);
    await refusesConnections(`${url}/readyz`);
  });

  test("within seconds, though something of its own never ends", async () => {
    const module = `data:text/javascript,import net from "node:net"; net.Server.prototype.close = function () { return this; };`;
    const { server, postmaster } = await start({
      nodeOptions: ["--import", module],
      env: { LOG_LEVEL: "error" },
    });
    expect(await server.end("SIGTERM")).toEqual({ code: 1, signal: null });
    expect(server.output()).toContain("stopping took more than");
    await vi.waitFor(() => expect(isProcessAlive(postmaster)).toBe(false), 120_000);
  });

  test("at once, when it is told a second time", async () => {
    const { server, url, postmaster } = await start();
    await send(
      url,
      "POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    );
    // Its body is asked for: the request is under way.
    await createOwner(url);
    const ended = server.end("SIGTERM");
    await refusesConnections(`${url}/health`);
    await server.end("SIGINT");
    expect(await ended).toEqual({ code: 130, signal: null });
    await vi.waitFor(() => expect(isProcessAlive(postmaster)).toBe(false), 120_000);
  });

  test("when npm is told, which started it", async () => {
    const port = String(await freePort());
    const npm = spawn("npm", ["start"], {
      env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: "silent" },
      stdio: "ignore",
    });
    const ended = once(npm, "exit");
    const health = () => fetch(`http://127.0.0.1:${port}/health`);
    await vi.waitFor(async () => expect((await health()).status).toBe(200), {
      timeout: 120_000,
      interval: 50,
    });
    const postmaster = postmasterOf(dataDir) ?? 0;
    npm.kill("SIGTERM");
    await ended;
    await vi.waitFor(() => expect(isProcessAlive(postmaster)).toBe(false), 120_000);
    await expect(health()).rejects.toThrow();
  });
});

describe("A fault of our own that nobody caught", () => {
  test.each([
    ["thrown", "throw new Error('made up')"],
    ["of a promise", "Promise.reject(new Error('made up'))"],
  ])(
    "%s is one line in the log with its stack, and an orderly end that supervisors take for a failure",
    async (_, fault) => {
      const module = `data:text/javascript,process.on("SIGUSR2", () => { ${fault} });`;
      const { server, postmaster } = await start({
        nodeOptions: ["--import", module],
        env: { LOG_LEVEL: "error" },
      });
      expect(await server.end("SIGUSR2")).toEqual({ code: 1, signal: null });
      const [line = "", ...others] = server
        .output()
        .split("\n")
        .filter((one) => one.startsWith("{") && !one.includes("is ready"));
      expect(JSON.parse(line)).toMatchObject({
        err: { message: "made up", stack: expect.stringContaining("at ") },
      });
      expect(others).toEqual([]);
      expect(isProcessAlive(postmaster)).toBe(false);
    },
  );
});
