import { expect } from "@playwright/test";
import { mailboxOf } from "../../../testbed/temporary-server.ts";

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

/** The newest mail to this address, as soon as there is one. */
export async function mailTo(baseUrl: string, address: string): Promise<Mail | undefined> {
  let newest: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(mailboxOf(baseUrl, ".json"))).json()) as Mail[];
        newest = mails.find(({ to }) => to === address);
        return newest;
      },
      { message: `a mail to ${address}` },
    )
    .toBeTruthy();
  return newest;
}

/** The main link of a mail. */
export async function mailedLink(baseUrl: string, address: string): Promise<string> {
  return (await mailTo(baseUrl, address))?.links[0] ?? "";
}
