import { formatList, useLanguage, type ListStyle } from '@meridian/i18n';

/** `formatList` in the language of the console. */
export function useListText(): (items: readonly string[], style?: ListStyle) => string {
  const { language } = useLanguage();
  return (items, style) => formatList(items, language, style);
}
