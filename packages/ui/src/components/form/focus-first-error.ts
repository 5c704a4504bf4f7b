/**
 * Moves the focus to the first control of a form that has an error, in the order of the document.
 *
 * Shape:  of a radio group its selected option, else its first.
 */
export function focusFirstError(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const option =
    first?.querySelector<HTMLElement>('input:checked') ?? first?.querySelector<HTMLElement>('input:enabled');
  (option ?? first)?.focus();
}
