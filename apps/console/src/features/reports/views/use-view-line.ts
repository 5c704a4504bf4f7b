import type { ReportViewContent } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { describeView, type ViewFact } from './describe-view';

/** One line of what a view keeps, in the current language: `4 metrics, compared, changed rows`. */
export function useViewLine(): (content: ReportViewContent) => string {
  const { t, i18n } = useTranslation('reports');
  const write = (fact: ViewFact): string => {
    if (fact.key === 'only') {
      const word = fact.kind && findText(i18n, 'reports', `codes.${fact.kind}.${fact.value}`);
      return t('views.facts.only', { name: word ?? fact.value });
    }
    if (fact.key === 'text') return t('views.facts.text', { text: fact.text });
    return 'count' in fact
      ? t(`views.facts.${fact.key}`, { count: fact.count })
      : t(`views.facts.${fact.key}`);
  };
  return (content) => {
    const facts = describeView(content).map(write);
    const line = facts.length === 0 ? t('views.facts.none') : facts.join(t('views.facts.separator'));
    return line.charAt(0).toLocaleUpperCase() + line.slice(1);
  };
}
