import { useState } from "react";

/** The text of one input, and what is wrong with it until it is typed into again. */
export function useTyped(initial = "") {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();

  function type(typed: string): void {
    setValue(typed);
    setError(undefined);
  }

  return {
    value,
    type,
    setError,
    /** For an InputField. */
    input: { value, error, onChange: ({ target }: { target: { value: string } }) => type(target.value) },
  };
}
