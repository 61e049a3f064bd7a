import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Listens on a free port of this machine. @returns the port */
export async function listenHere(server: { listen(port: number, host: string): Server }): Promise<number> {
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return (listening.address() as AddressInfo).port;
}
