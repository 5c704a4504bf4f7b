import type { Section } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useSectionName } from '../../../lib/language/section-name';

/** A title that says which finer section the values are sums of; the title itself where they are the report's own. */
export function useMarkedTitle(): (title: string, from: Section | null | undefined) => string {
  const { t } = useTranslation('reports');
  const nameOf = useSectionName();
  return (title, from) => (from ? t('finer.title', { title, finer: nameOf(from) }) : title);
}
