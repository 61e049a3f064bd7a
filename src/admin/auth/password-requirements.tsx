import { MIN_PASSWORD_LENGTH } from "../../product.ts";

const REQUIREMENTS = [
  `At least ${MIN_PASSWORD_LENGTH} characters`,
  "Use a strong, unique password",
  "Do not reuse passwords",
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
