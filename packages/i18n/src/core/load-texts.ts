import type { ResourceLanguage } from 'i18next';

/**
 * The texts of one namespace in one language, as its own chunk.
 *
 * Errors: rejects for a file that does not exist or cannot be fetched.
 */
export async function loadTexts(language: string, namespace: string): Promise<ResourceLanguage> {
  // asserted: TypeScript gives a computed import no type; the files are checked by locales.test.ts
  const file = (await import(`../locales/${language}/${namespace}.json`)) as { default: ResourceLanguage };
  return file.default;
}
