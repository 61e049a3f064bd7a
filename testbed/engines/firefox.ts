#!/usr/bin/env node
/**
 * Firefox ESR as Playwright starts it: with WebDriver BiDi, a standard, so any Firefox will do. Playwright is ahead of
 * the ESR by one command, and gives a context up when that is unknown. This program stands between the two and answers
 * that command itself; what it would have set stands in the profile (playwright.engines.config.ts).
 *
 * Called with Firefox's own arguments; Playwright finds the address on stderr, as Firefox prints it.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const UNKNOWN_COMMANDS = new Set(["emulation.setMediaFeaturesOverride"]);

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox-esr", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => firefox.kill(signal));
firefox.on("exit", (code) => process.exit(code ?? 0));

createInterface(firefox.stderr).on("line", (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  if (address) relayTo(address);
  else process.stderr.write(`${line}\n`);
});

function relayTo(address: string): void {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" }, () => {
    const at = server.address();
    if (typeof at === "object" && at)
      process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}\n`);
  });
  server.on("connection", (playwright, { url }) => {
    const browser = new WebSocket(address + url);
    const early: string[] = [];
    playwright.on("message", (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (UNKNOWN_COMMANDS.has(method)) {
        playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      } else if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else early.push(text);
    });
    browser.on("open", () => {
      for (const text of early) browser.send(text);
    });
    browser.on("message", (data) => playwright.send(String(data)));
    browser.on("close", () => playwright.close());
    playwright.on("close", () => browser.close());
  });
}
