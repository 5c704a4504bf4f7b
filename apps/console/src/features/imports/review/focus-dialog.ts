/** Puts the focus on a dialog that opens, so that it is read from its title on, and not on its button to close. */
export function focusDialog(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.focus();
}
