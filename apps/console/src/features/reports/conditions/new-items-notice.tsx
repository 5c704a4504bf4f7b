import { hasItemCondition, type ReportInfo } from '@meridian/api-client/contract';
import { formatDay, useLanguage, useTranslation } from '@meridian/i18n';
import { Alert } from '@meridian/ui';
import type { ReportModel } from '../use-report-model';

export interface NewItemsNoticeProps {
  model: Pick<ReportModel, 'view' | 'accounts'>;
  info: Pick<ReportInfo, 'beginDate' | 'accountsWithoutEarlierData'>;
}

/** Says that all rows count as new where there is no data before the report. */
export function NewItemsNotice({ model, info }: NewItemsNoticeProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const { accountsWithoutEarlierData: count = 0, beginDate } = info;
  if (count === 0 || !hasItemCondition(model.view.where)) return null;
  const day = formatDay(beginDate, language);
  return (
    <Alert tone="info" className="mx-page my-2 shrink-0 max-desktop:mx-4">
      {t(model.accounts.length === 1 ? 'conditions.allNew' : 'conditions.allNewOfSome', { day })}
    </Alert>
  );
}
