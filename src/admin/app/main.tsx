import "./storage-lacks.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

declare global {
  /** Libraries look for the nonce of a <style> under this name (get-nonce). */
  var __webpack_nonce__: string | undefined;
}
globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.nonce;

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no element with the id root");
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
