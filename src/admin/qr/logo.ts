import { queryOptions, skipToken } from "@tanstack/react-query";
import { fetchOrNetworkError } from "../fetch.ts";

/** The hotel's logo, ready to be drawn and to be embedded. */
export interface Logo {
  image: HTMLImageElement;
  dataUrl: string;
}

/** Fails when it cannot be fetched or is no image. Idle for a hotel without a logo. */
export function logoQuery(url: string | null) {
  return queryOptions({
    queryKey: ["qr-logo", url],
    queryFn: url ? ({ signal }) => loadLogo(url, signal) : skipToken,
  });
}

async function loadLogo(url: string, signal: AbortSignal): Promise<Logo> {
  const response = await fetchOrNetworkError(url, { signal });
  if (!response.ok) throw new Error(`The logo answered with status ${response.status}`);
  const dataUrl = await readAsDataUrl(await response.blob());
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  return { image, dataUrl };
}

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
