/** The window of the console; tests replace its methods. */
export const consoleWindow = {
  /** Reloads the whole console. */
  reload(): void {
    location.reload();
  },
  /** URL of the script that this tab started with; its name has a hash of the whole console. Undefined in development. */
  entry(): string | undefined {
    return entryOf(document);
  },
};

/** URL of the script that a page of the console starts with. */
export function entryOf(page: Document): string | undefined {
  return page.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? undefined;
}
