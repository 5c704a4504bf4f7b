/** The window of the console; tests replace its methods. */
export const consoleWindow = {
  /** Reloads the whole console. */
  reload(): void {
    location.reload();
  },
};
