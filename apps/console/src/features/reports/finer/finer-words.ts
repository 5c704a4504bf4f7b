import type { Section } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';

/** The name of a section within a sentence. */
export function useSectionName(): (section: Section) => string {
  const { t } = useTranslation('routes');
  const { language } = useLanguage();
  return (section) => t(section).toLocaleLowerCase(language === 'en' ? 'en' : 'zh');
}

/** A title that says which finer section the values are sums of; the title itself where they are the report's own. */
export function useMarkedTitle(): (title: string, from: Section | null | undefined) => string {
  const { t } = useTranslation('reports');
  const nameOf = useSectionName();
  return (title, from) => (from ? t('finer.title', { title, finer: nameOf(from) }) : title);
}
