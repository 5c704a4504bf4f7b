import { hasItemCondition, type ReportInfo } from '@meridian/api-client/contract';
import { formatDay, useLanguage, useTranslation } from '@meridian/i18n';
import type { ReportModel } from '../use-report-model';

/** Says that all rows count as new where there is no data before the report; undefined if there is, or if no filter asks for new items. */
export function useNewItemsText(
  { view, accounts }: Pick<ReportModel, 'view' | 'accounts'>,
  info: Pick<ReportInfo, 'beginDate' | 'accountsWithoutEarlierData'>,
): string | undefined {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const { accountsWithoutEarlierData: count = 0, beginDate } = info;
  if (count === 0 || !hasItemCondition(view.where)) return undefined;
  const day = formatDay(beginDate, language);
  return t(accounts.length === 1 ? 'conditions.allNew' : 'conditions.allNewOfSome', { day });
}
