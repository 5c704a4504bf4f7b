import type { ReportComparison } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Alert, Button } from '@meridian/ui';
import type { ReportModel } from '../use-report-model';
import { compareWith } from '../view/comparison';

/** Says that there is nothing to compare with. */
export function CompareNotice({ model, comparison }: { model: ReportModel; comparison: ReportComparison }) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  if (comparison.dataTime !== null) return null;
  const isPrevious = model.view.compare?.basis === 'previous';
  return (
    <Alert
      tone="info"
      className="mx-page my-2 shrink-0 max-desktop:mx-4"
      action={
        !isPrevious && (
          <Button variant="link" onClick={() => model.change(compareWith(model.view, 'previous'))}>
            {t('compare.usePrevious')}
          </Button>
        )
      }
    >
      {t('compare.noData', { range: formatDayRange(comparison, language) })}
    </Alert>
  );
}
