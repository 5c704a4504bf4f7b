export const consoleWindow = {
  /** Reloads the whole console. */
  reload(): void {
    location.reload();
  },
};
