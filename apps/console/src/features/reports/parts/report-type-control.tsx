import { reportTypes } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { SegmentedControl } from '@meridian/ui';
import type { ReportSearch } from '../report-search';
import type { ReportView } from '../report-view';

export interface ReportTypeControlProps {
  view: ReportView;
  onChange: (search: ReportSearch) => void;
}

/** Whether several accounts are summed or keep a row each. */
export function ReportTypeControl({ view, onChange }: ReportTypeControlProps) {
  const { t } = useTranslation('reports');
  const { consolidated, independent } = reportTypes;
  const isConsolidated = view.reportType === consolidated;
  return (
    <SegmentedControl
      label={t('type.label')}
      items={[
        { value: 'independent', label: t('type.independent') },
        { value: 'consolidated', label: t('type.consolidated') },
      ]}
      value={isConsolidated ? 'consolidated' : 'independent'}
      onValueChange={(value) =>
        onChange({ reportType: value === 'consolidated' ? consolidated : independent })
      }
    />
  );
}
