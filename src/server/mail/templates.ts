/** What each mail says. */
import { PRODUCT } from "../../product.ts";
import { layOut } from "./layout.ts";
import type { Mail } from "./transport.ts";
import type { Writing } from "./writing.ts";

const product = PRODUCT;
/** The admin speaks English: a mail names its link as its reader will see it. */
const forgot = "Forgot your password?";

export function confirmSignUpMail(writing: Writing, to: string, url: string): Promise<Mail> {
  const { say } = writing;
  return layOut(writing, {
    to,
    subject: say("mail.confirm.subject", { product }),
    paragraphs: [say("mail.confirm.welcome", { product }), say("mail.isItYours")],
    action: { label: say("mail.confirm.action"), url },
    footnote: say("mail.confirm.note"),
  });
}

export function alreadyRegisteredMail(writing: Writing, to: string, publicUrl: string): Promise<Mail> {
  const { say } = writing;
  return layOut(writing, {
    to,
    subject: say("mail.known.subject", { product }),
    paragraphs: [say("mail.known.text", { product }), say("mail.known.advice", { forgot })],
    action: { label: say("mail.signIn"), url: `${publicUrl}/login` },
    footnote: say("mail.unchanged"),
  });
}

export function resetPasswordMail(writing: Writing, to: string, url: string): Promise<Mail> {
  const { say } = writing;
  return layOut(writing, {
    to,
    subject: say("mail.reset.subject", { product }),
    paragraphs: [say("mail.reset.text", { product }), say("mail.reset.lasts")],
    action: { label: say("mail.reset.action"), url },
    footnote: say("mail.reset.note"),
  });
}

export function passwordChangedMail(writing: Writing, to: string, publicUrl: string): Promise<Mail> {
  const { say } = writing;
  return layOut(writing, {
    to,
    subject: say("mail.password.subject", { product }),
    paragraphs: [say("mail.password.text", { product })],
    action: { label: say("mail.goToSignIn"), url: `${publicUrl}/login` },
    footnote: say("mail.password.note", { forgot }),
  });
}

export function confirmEmailChangeMail(writing: Writing, to: string, url: string): Promise<Mail> {
  const { say } = writing;
  return layOut(writing, {
    to,
    subject: say("mail.newEmail.subject", { product }),
    paragraphs: [say("mail.newEmail.text", { product, email: to }), say("mail.newEmail.lasts")],
    action: { label: say("mail.newEmail.action"), url },
    footnote: say("mail.newEmail.note"),
  });
}

/** For the owner of an address that another person wanted for their account. */
export function addressInUseMail(writing: Writing, to: string, publicUrl: string): Promise<Mail> {
  const { say } = writing;
  return layOut(writing, {
    to,
    subject: say("mail.known.subject", { product }),
    paragraphs: [say("mail.inUse.text", { product }), say("mail.inUse.advice")],
    action: { label: say("mail.signIn"), url: `${publicUrl}/login` },
    footnote: say("mail.unchanged"),
  });
}

/**
 * For the address that may lose the account: before the change, or after it when addresses are not confirmed.
 */
export function emailChangeNoticeMail(
  writing: Writing,
  to: string,
  { newEmail: email, done, publicUrl }: { newEmail: string; done: boolean; publicUrl: string },
): Promise<Mail> {
  const { say } = writing;
  return layOut(writing, {
    to,
    subject: say(done ? "mail.changed.subject" : "mail.changing.subject", { product }),
    paragraphs: [say(done ? "mail.changed.text" : "mail.changing.text", { product, email })],
    action: { label: say("mail.goToSignIn"), url: `${publicUrl}/login` },
    footnote: done ? say("mail.changed.note") : say("mail.changing.note", { forgot }),
  });
}

/** For the new address after a change that needed no confirmation. */
export function emailChangedMail(writing: Writing, to: string, publicUrl: string): Promise<Mail> {
  const { say } = writing;
  return layOut(writing, {
    to,
    subject: say("mail.now.subject", { product }),
    paragraphs: [say("mail.now.text", { product, email: to })],
    action: { label: say("mail.goToSignIn"), url: `${publicUrl}/login` },
    footnote: say("mail.now.note", { product }),
  });
}

interface InboxNews {
  hotel: string;
  count: number;
  url: string;
}

/** For the people of a hotel. Nothing in it is a guest's: mails lie about for longer than the hotel may keep that. */
export function newMessagesMail(
  writing: Writing,
  to: string,
  { hotel, count, url }: InboxNews,
): Promise<Mail> {
  const { say } = writing;
  return layOut(writing, {
    to,
    subject: say("mail.inbox.subject", { hotel }),
    paragraphs: [say("mail.inbox.text", { count })],
    action: { label: say("mail.inbox.action"), url },
    footnote: say("mail.inbox.note", { hotel }),
  });
}

/** For the same, before lost and found things that nobody has settled are erased. */
export function endingThingsMail(
  writing: Writing,
  to: string,
  { hotel, count, url }: InboxNews,
): Promise<Mail> {
  const { say } = writing;
  return layOut(writing, {
    to,
    subject: say("mail.ending.subject", { hotel }),
    paragraphs: [say("mail.ending.text", { count }), say("mail.ending.advice")],
    action: { label: say("mail.inbox.action"), url },
    footnote: say("mail.inbox.note", { hotel }),
  });
}

/** For the address of the deleted account. */
export function accountDeletedMail(writing: Writing, to: string): Promise<Mail> {
  const { say } = writing;
  return layOut(writing, {
    to,
    subject: say("mail.deleted.subject", { product }),
    paragraphs: [say("mail.deleted.text", { product }), say("mail.deleted.rest")],
    footnote: say("mail.deleted.note"),
  });
}
