import { groupingTitleKey, type ReportViewContent } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { useListText } from '../../../lib/language/use-list-text';
import { useCodeWord } from '../table/code-word';
import { describeView, type ViewSetting } from './describe-view';

/** Returns a function that summarizes a view in one line: `4 metrics, compared, changed rows`. */
export function useViewLine(): (content: ReportViewContent) => string {
  const { t } = useTranslation(['reports', 'columns']);
  const { language } = useLanguage();
  const codeWord = useCodeWord();
  const listText = useListText();
  const write = (setting: ViewSetting): string => {
    switch (setting.key) {
      case 'only':
        return t('views.facts.only', { name: codeWord(setting.filter, setting.value) });
      case 'filter':
        return t(`filters.count.${setting.filter}`, { count: setting.count });
      case 'comparedRange':
        return t('views.facts.comparedRange', { range: formatDayRange(setting.range, language) });
      case 'text':
        return t('views.facts.text', { text: setting.text });
      case 'grouped':
        return t('views.facts.grouped', {
          name: t(`columns:${groupingTitleKey(setting.groupBy, 'daily')}`),
        });
      case 'segmented':
        return t('views.facts.segmented', { name: t(`segments.${setting.segment}`) });
      default:
        return 'count' in setting
          ? t(`views.facts.${setting.key}`, { count: setting.count })
          : t(`views.facts.${setting.key}`);
    }
  };
  return (content) => {
    const settings = describeView(content).map(write);
    const line = settings.length === 0 ? t('views.facts.none') : listText(settings, 'values');
    return line.charAt(0).toLocaleUpperCase() + line.slice(1);
  };
}
