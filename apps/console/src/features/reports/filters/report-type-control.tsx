import { reportTypes } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { SegmentedControl } from '@meridian/ui';
import type { ReportModel } from '../use-report-model';

/** Selects whether several accounts are summed or have separate rows; empty for a single account. */
export function ReportTypeControl({ model: { view, change } }: { model: ReportModel }) {
  const { t } = useTranslation('reports');
  const { consolidated, independent } = reportTypes;
  if (!view.isForSeveral) return null;
  return (
    <SegmentedControl
      label={t('type.label')}
      items={[
        { value: 'independent', label: t('type.independent') },
        { value: 'consolidated', label: t('type.consolidated') },
      ]}
      value={view.reportType === consolidated ? 'consolidated' : 'independent'}
      onValueChange={(value) => change({ reportType: value === 'consolidated' ? consolidated : independent })}
    />
  );
}
