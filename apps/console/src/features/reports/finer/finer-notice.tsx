import { useTranslation } from '@meridian/i18n';
import { Alert, Button } from '@meridian/ui';
import { useSectionName } from '../../../lib/language/section-name';
import type { ReportModel } from '../use-report-model';

/** Says at the top of a report that its values are the sums of a more detailed section, and links back. */
export function FinerNotice({ model }: { model: Pick<ReportModel, 'report' | 'view' | 'change'> }) {
  const { t } = useTranslation('reports');
  const nameOf = useSectionName();
  const { report, view, change } = model;
  if (view.from === undefined) return null;
  const section = nameOf(report.section);
  return (
    <Alert
      tone="info"
      className="mx-page mb-3 shrink-0 max-desktop:mx-4"
      action={
        <Button variant="link" onClick={() => change({ from: undefined })}>
          {t('finer.back', { section })}
        </Button>
      }
    >
      {t('finer.notice', { finer: nameOf(view.from), section })}
    </Alert>
  );
}
