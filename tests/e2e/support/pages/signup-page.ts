import { newEmail, newHotelName, PASSWORD } from "../../../../testbed/owner.ts";
import { OnPage } from "./on-page.ts";

/** By label, as on the screen. */
const SIGNUP_FIELDS = [
  "Email Address",
  "Hotel Name",
  "Phone Number",
  "Hotel Address",
  "Password",
  "Confirm Password",
] as const;

export type SignupForm = Record<(typeof SIGNUP_FIELDS)[number], string>;

/** Values that the form accepts; a new person each time. */
export function validSignup(): SignupForm {
  return {
    "Email Address": newEmail(),
    "Hotel Name": newHotelName(),
    "Phone Number": "+351 21 555 0100",
    "Hotel Address": "1 Harbour Quay\nLisbon",
    Password: PASSWORD,
    "Confirm Password": PASSWORD,
  };
}

export class SignupPage extends OnPage {
  async open(): Promise<void> {
    await this.page.goto("/signup");
  }

  field(label: keyof SignupForm) {
    return this.page.getByLabel(label, { exact: true });
  }

  async signUp(form: SignupForm): Promise<void> {
    for (const label of SIGNUP_FIELDS) await this.field(label).fill(form[label]);
    await this.submit();
  }

  async submit(): Promise<void> {
    await this.page.getByRole("button", { name: "Create Account" }).click();
  }
}
