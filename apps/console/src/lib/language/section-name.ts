import type { Section } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';

/** The name of a section within a sentence. */
export function useSectionName(): (section: Section) => string {
  const { t } = useTranslation('routes');
  const { language } = useLanguage();
  return (section) => t(section).toLocaleLowerCase(language === 'en' ? 'en' : 'zh');
}
