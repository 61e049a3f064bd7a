/** The files with which browsers put the admin on a home screen, where a phone tells of new messages. */
import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { PRODUCT } from "../../product.ts";
import { LIGHT } from "../transport/product-colors.ts";

/** Sides in pixels: iPhones ask for the first, Chrome for the others. */
const SIDES = [180, 192, 512];
const DAY = "public, max-age=86400";

const manifest = JSON.stringify({
  id: "/admin",
  name: `${PRODUCT} Admin`,
  short_name: PRODUCT,
  lang: "en",
  start_url: "/admin",
  scope: "/admin",
  display: "standalone",
  background_color: LIGHT.canvas,
  theme_color: LIGHT.surface,
  icons: SIDES.map((side) => ({
    src: `/admin-icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose: "any",
  })),
});

export function installRoutes(): Hono {
  const routes = new Hono();
  routes.get("/admin.webmanifest", (c) =>
    c.body(manifest, 200, { "Content-Type": "application/manifest+json", "Cache-Control": DAY }),
  );
  for (const side of SIDES) {
    const icon = readFileSync(new URL(`../../admin/icons/${side}.png`, import.meta.url));
    routes.get(`/admin-icon-${side}.png`, (c) =>
      c.body(new Uint8Array(icon), 200, { "Content-Type": "image/png", "Cache-Control": DAY }),
    );
  }
  return routes;
}
