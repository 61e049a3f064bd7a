import { Hono } from "hono";
import type { Context, RequestVariables } from "../context.ts";

export function restRoutes(_context: Context): Hono<RequestVariables> {
  return new Hono<RequestVariables>();
}
