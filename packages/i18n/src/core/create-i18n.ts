import { createInstance, type BackendModule, type i18n as I18n } from 'i18next';
import { defaultLanguage, languageOfTag, languageTags, type Language } from './languages';
import { loadTexts } from './load-texts';
import { numberFormatter } from './number-formatter';
import { defaultNamespace, type Namespace } from './resources';

export interface CreateI18nOptions {
  language?: Language;
  /** Loaded before the promise resolves; every other namespace loads when it is first used. */
  namespaces?: readonly Namespace[];
  /** Falls back to English for missing texts: for development only, since it also downloads English. */
  fallback?: boolean;
  /** Called for a key that has no text; tests throw here. */
  onMissingKey?: (missing: { namespace: string; key: string }) => void;
}

const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => {},
  read: (tag, namespace, callback) => {
    loadTexts(languageOfTag(tag) ?? tag, namespace).then(
      (texts) => callback(null, texts),
      (error: unknown) => callback(error as Error, false),
    );
  },
};

/**
 * A separate i18next instance; the global one stays untouched. It uses BCP 47 tags internally.
 *
 * Shape:  resolves when `namespaces` are loaded in `language`.
 * Errors: rejects when they cannot be loaded.
 */
export async function createI18n({
  language = defaultLanguage,
  namespaces = [defaultNamespace],
  fallback = false,
  onMissingKey,
}: CreateI18nOptions = {}): Promise<I18n> {
  const i18n = createInstance({
    lng: languageTags[language],
    supportedLngs: Object.values(languageTags),
    fallbackLng: fallback ? languageTags[defaultLanguage] : false,
    load: 'currentOnly',
    ns: [...namespaces],
    defaultNS: defaultNamespace,
    interpolation: { escapeValue: false, alwaysFormat: true },
    saveMissing: onMissingKey !== undefined,
    missingKeyHandler: (_languages, namespace, key) => onMissingKey?.({ namespace, key }),
  });
  i18n.use(backend).use(numberFormatter);
  await new Promise<void>((resolve, reject) => {
    void i18n.init((error: unknown) => {
      if (error) reject(new Error('failed to load texts', { cause: error }));
      else resolve();
    });
  });
  return i18n;
}

/** The language of an instance of `createI18n`. */
export function currentLanguage(i18n: I18n): Language {
  return languageOfTag(i18n.language) ?? defaultLanguage;
}

/**
 * Shows all texts in `language`, without a reload.
 *
 * Errors: rejects, and leaves the old language on screen, when the texts cannot be loaded; may be tried again.
 */
export async function applyLanguage(i18n: I18n, language: Language): Promise<void> {
  // i18next itself would switch without the texts, and never load again after a failure
  const tag = languageTags[language];
  const inUse = [i18n.options.ns ?? []].flat();
  await Promise.all(
    inUse.map(async (namespace) => {
      i18n.addResourceBundle(tag, namespace, await loadTexts(language, namespace));
    }),
  );
  await i18n.changeLanguage(tag);
}

/**
 * The text of a key that is only known at run time (an error code, a key that the server names).
 *
 * Shape:  undefined if there is no text in the current language, or its namespace is not loaded.
 */
export function findText(i18n: I18n, namespace: Namespace, key: string): string | undefined {
  const text: unknown = i18n.getResource(i18n.language, namespace, key);
  return typeof text === 'string' ? text : undefined;
}
