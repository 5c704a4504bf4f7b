import type { AnnouncementTexts } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';

/** The title of an announcement in the display language, otherwise in English, otherwise in any language, otherwise a placeholder. */
export function useAnnouncementTitle(): (texts: AnnouncementTexts) => string {
  const { t } = useTranslation('announcements');
  const { language } = useLanguage();
  return (texts) =>
    [texts[language], texts.en, texts.cn, texts.tw].map(({ title }) => title.trim()).find(Boolean) ??
    t('untitled');
}
