import { MIN_PASSWORD_LENGTH } from "../../../product.ts";

const NOT_COMMON = "Too common passwords are refused, such as a name and a number";

/** The same on one line, for an input without the box. */
export const PASSWORD_HINT = `At least ${MIN_PASSWORD_LENGTH} characters. ${NOT_COMMON}.`;

const REQUIREMENTS = [
  `At least ${MIN_PASSWORD_LENGTH} characters`,
  "Use a strong, unique password",
  "Do not reuse passwords",
  NOT_COMMON,
];

export function PasswordRequirements() {
  return (
    <section className="rounded-lg bg-sunken px-4 py-3">
      <h2 className="font-sans font-medium">Password Requirements</h2>
      <ul className="mt-1.5 list-disc pl-5 text-ink-soft">
        {REQUIREMENTS.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
    </section>
  );
}
