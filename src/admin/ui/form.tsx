import { type ComponentProps, type KeyboardEvent, useCallback } from "react";
import { isTouchDevice } from "./touch.ts";

/** Inputs with text, in the order of the form; no checkboxes, choices or buttons. */
const TYPED = "input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea";

/**
 * Errors are shown at their fields; the browser validates and sends nothing itself.
 *
 * On a phone, Enter is "Next" and moves to the next field; in the last one it is "Go" and sends the form, so
 * nobody sends a half-filled one. With a real keyboard Enter sends from any line, as usual.
 */
export function Form({
  onSubmit,
  ...props
}: Omit<ComponentProps<"form">, "noValidate" | "onFocus" | "onKeyDown" | "ref">) {
  const ref = useCallback((form: HTMLFormElement | null) => {
    if (form) nameEnterKeys(form);
  }, []);
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
      // Fields may have been added or removed.
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

/** Sets the label of Enter on a phone's keyboard, which reads it when a field gets the focus. */
function nameEnterKeys(form: HTMLFormElement): void {
  const fields = typedFields(form);
  for (const field of fields) {
    if (field instanceof HTMLInputElement) field.enterKeyHint = field === fields.at(-1) ? "go" : "next";
  }
}

function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  // While an input method composes a word, Enter belongs to it.
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !isTouchDevice()) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  const fields = typedFields(event.currentTarget);
  const next = fields[fields.indexOf(event.target) + 1];
  if (!fields.includes(event.target) || !next) return;
  event.preventDefault();
  next.focus();
}
