/** Focuses an opening dialog itself instead of its close button, so that screen readers start with its title. */
export function focusDialog(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.focus();
}
