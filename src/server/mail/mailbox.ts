import { Hono } from "hono";
import type { Context, RequestVariables } from "../context.ts";

export function mailboxRoutes(_context: Context): Hono<RequestVariables> {
  return new Hono<RequestVariables>();
}
