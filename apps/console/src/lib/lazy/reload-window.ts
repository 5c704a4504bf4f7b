/** Reloads the whole console. */
export function reloadWindow(): void {
  location.reload();
}
