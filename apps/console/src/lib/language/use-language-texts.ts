import {
  createI18n,
  languages,
  languageTags,
  type Language,
  type Namespace,
  type Resources,
} from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';

/** The text of a key in one language; `values` fill its placeholders. */
export type LanguageTexts<N extends Namespace> = <K extends N>(
  namespace: K,
  key: TextKey<Resources[K]>,
  values?: Readonly<Record<string, string>>,
) => string;

/** Keys of a namespace: `a`, or `a.b` for a text in a group. */
type TextKey<Texts> = {
  [K in keyof Texts & string]: Texts[K] extends string ? K : `${K}.${TextKey<Texts[K]>}`;
}[keyof Texts & string];

/**
 * The texts of all languages at once, regardless of the display language, to show a text in each of them.
 * Shape:  undefined while they load.
 */
export function useLanguageTexts<N extends Namespace>(
  namespaces: readonly N[],
): Record<Language, LanguageTexts<N>> | undefined {
  const { data } = useQuery({
    queryKey: ['languageTexts', namespaces],
    queryFn: async () => {
      const [cn, en, tw] = await Promise.all(languages.map((language) => loadLanguage(language, namespaces)));
      if (!cn || !en || !tw) throw new Error('a language has no texts');
      return { cn, en, tw };
    },
    staleTime: Infinity,
  });
  return data;
}

async function loadLanguage<N extends Namespace>(
  language: Language,
  namespaces: readonly N[],
): Promise<LanguageTexts<N>> {
  const i18n = await createI18n({ language, namespaces });
  // asserted: `TextKey` checks the keys; i18next would require the namespace here
  const text = i18n.getFixedT(languageTags[language]) as (
    key: string,
    values?: Readonly<Record<string, string>>,
  ) => string;
  return (namespace, key, values) => text(`${namespace}:${key}`, values);
}
