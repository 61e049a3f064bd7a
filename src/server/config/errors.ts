/** A mistake in what an operator has set or given. The message is one line that names it, and quotes no secret. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}
