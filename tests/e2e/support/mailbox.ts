import { expect } from "@playwright/test";

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

/** The first link of the newest mail to this address, as soon as it is there. */
export async function mailedLink(baseUrl: string, address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${baseUrl}/dev/mailbox.json`)).json()) as Mail[];
        link = mails.find(({ to }) => to.includes(address))?.links[0];
        return link;
      },
      { message: `a mail to ${address}` },
    )
    .toBeTruthy();
  return link ?? "";
}
