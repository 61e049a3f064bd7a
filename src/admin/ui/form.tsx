import { type ComponentProps, type KeyboardEvent, useCallback } from "react";
import { isTouchDevice } from "./touch.ts";

/** What is typed into, in the order of the form; not what is ticked, chosen or pressed. */
const TYPED = "input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea";

/**
 * Every form of the admin. The browser's own validation is off: errors are said at their fields.
 *
 * On a phone the keyboard's Enter is called "Next" and goes to the next field; in the last one it is "Go"
 * and sends the form, so that nobody sends a form they have only begun. On a desk Enter sends the form from
 * any line, as everywhere. In a text of several lines it begins a new one.
 */
export function Form(props: Omit<ComponentProps<"form">, "noValidate" | "onFocus" | "onKeyDown" | "ref">) {
  const ref = useCallback((form: HTMLFormElement | null) => {
    if (form) nameEnterKeys(form);
  }, []);
  return (
    <form
      ref={ref}
      noValidate
      // Fields may have come or gone since.
      onFocus={({ currentTarget }) => nameEnterKeys(currentTarget)}
      onKeyDown={goToNextField}
      {...props}
    />
  );
}

function typedFields(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].filter(
    ({ disabled, readOnly }) => !disabled && !readOnly,
  );
}

/** What a phone's keyboard writes on its Enter key; it looks when a field gets the focus. */
function nameEnterKeys(form: HTMLFormElement): void {
  const fields = typedFields(form);
  for (const field of fields) {
    if (field instanceof HTMLInputElement) field.enterKeyHint = field === fields.at(-1) ? "go" : "next";
  }
}

function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  // The Enter that picks a word of an input method is the input method's.
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !isTouchDevice()) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  const fields = typedFields(event.currentTarget);
  const next = fields[fields.indexOf(event.target) + 1];
  if (!fields.includes(event.target) || !next) return;
  event.preventDefault();
  next.focus();
}
