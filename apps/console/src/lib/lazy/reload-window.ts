/** Loads the whole console anew. */
export function reloadWindow(): void {
  location.reload();
}
