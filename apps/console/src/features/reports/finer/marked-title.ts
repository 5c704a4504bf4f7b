import type { Section } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useSectionName } from '../../../lib/language/section-name';

/** A title that names the more detailed section whose sums are shown; the plain title for the report's own values. */
export function useMarkedTitle(): (title: string, from: Section | null | undefined) => string {
  const { t } = useTranslation('reports');
  const nameOf = useSectionName();
  return (title, from) => (from ? t('finer.title', { title, finer: nameOf(from) }) : title);
}
