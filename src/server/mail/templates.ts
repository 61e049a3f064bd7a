/** The text of each mail. */
import { PRODUCT } from "../../product.ts";
import { layOut } from "./layout.ts";
import type { Mail } from "./transport.ts";

export function confirmSignUpMail(to: string, url: string): Promise<Mail> {
  return layOut({
    to,
    subject: `Confirm your email for ${PRODUCT}`,
    paragraphs: [
      `Welcome to ${PRODUCT}!`,
      "Please confirm that this is your email address. The link works once and for 24 hours.",
    ],
    action: { label: "Confirm email", url },
    footnote: "If you did not sign up, ignore this mail: without confirmation the account cannot be used.",
  });
}

export function alreadyRegisteredMail(to: string, publicUrl: string): Promise<Mail> {
  return layOut({
    to,
    subject: `You already have an account at ${PRODUCT}`,
    paragraphs: [
      `Someone, probably you, tried to sign up for ${PRODUCT} with this email address. It already has an account.`,
      `Sign in with your password, or choose “Forgot your password?” on the sign-in page to set a new one.`,
    ],
    action: { label: "Sign in", url: `${publicUrl}/login` },
    footnote: "If this was not you, there is nothing to do: your account has not changed.",
  });
}

export function resetPasswordMail(to: string, url: string): Promise<Mail> {
  return layOut({
    to,
    subject: `Reset your ${PRODUCT} password`,
    paragraphs: [
      `You asked for a new password for your ${PRODUCT} account.`,
      "The link works once and for 1 hour.",
    ],
    action: { label: "Reset password", url },
    footnote: "If you did not ask for it, ignore this mail: your password stays as it is.",
  });
}

export function passwordChangedMail(to: string, publicUrl: string): Promise<Mail> {
  return layOut({
    to,
    subject: `Your ${PRODUCT} password was changed`,
    paragraphs: [
      `The password of your ${PRODUCT} account was changed just now, and all other devices were signed out.`,
    ],
    action: { label: "Go to sign in", url: `${publicUrl}/login` },
    footnote:
      "If this was not you, choose “Forgot your password?” on the sign-in page right away and set a new one.",
  });
}

export function confirmEmailChangeMail(to: string, url: string): Promise<Mail> {
  return layOut({
    to,
    subject: `Confirm your new email for ${PRODUCT}`,
    paragraphs: [
      `You asked to use ${to} for your ${PRODUCT} account.`,
      "Please confirm that this is your email address. The link works once and for 24 hours, and asks for your password. Until then your account keeps its old address.",
    ],
    action: { label: "Confirm new email", url },
    footnote: "If you did not ask for it, ignore this mail: nothing will change.",
  });
}

/** For the owner of an address that another person wanted for their account. */
export function addressInUseMail(to: string, publicUrl: string): Promise<Mail> {
  return layOut({
    to,
    subject: `You already have an account at ${PRODUCT}`,
    paragraphs: [
      `Someone asked to use this email address for another ${PRODUCT} account. It already has an account, which stays as it is.`,
      "If that was you, delete the account you have with this address first, or choose another address for the other one.",
    ],
    action: { label: "Sign in", url: `${publicUrl}/login` },
    footnote: "If this was not you, there is nothing to do: your account has not changed.",
  });
}

/**
 * For the address that may lose the account: before the change, or after it when addresses are not confirmed.
 */
export function emailChangeNoticeMail(
  to: string,
  { newEmail, done, publicUrl }: { newEmail: string; done: boolean; publicUrl: string },
): Promise<Mail> {
  return layOut({
    to,
    subject: done ? `Your ${PRODUCT} email was changed` : `Your ${PRODUCT} email is about to change`,
    paragraphs: [
      done
        ? `Your ${PRODUCT} account now belongs to ${newEmail}. Sign in with that address from now on.`
        : `Someone signed in to your ${PRODUCT} account asked to change its email address to ${newEmail}. It changes once that address is confirmed.`,
    ],
    action: { label: "Go to sign in", url: `${publicUrl}/login` },
    footnote: done
      ? "If this was not you, someone knows your password: contact support."
      : "If this was not you, someone knows your password: set a new one right away with “Forgot your password?”.",
  });
}

/** For the new address after a change that needed no confirmation. */
export function emailChangedMail(to: string, publicUrl: string): Promise<Mail> {
  return layOut({
    to,
    subject: `This is now your ${PRODUCT} email`,
    paragraphs: [`From now on you sign in to ${PRODUCT} with ${to}.`],
    action: { label: "Go to sign in", url: `${publicUrl}/login` },
    footnote: `If you have no ${PRODUCT} account, someone mistyped their address; ignore this mail.`,
  });
}

/** For the address of the deleted account. */
export function accountDeletedMail(to: string): Promise<Mail> {
  return layOut({
    to,
    subject: `Your ${PRODUCT} account was deleted`,
    paragraphs: [
      `Your ${PRODUCT} account, your hotels and everything in them were deleted just now. Guest pages are closed, and printed codes lead nowhere any more.`,
      "Nothing was kept that could bring them back.",
    ],
    footnote:
      "If this was not you, someone knows your password: change it wherever else you use it, and contact support.",
  });
}
