import { useTranslation } from '@meridian/i18n';
import type { CellMenuItem, ReportColumn } from '@meridian/report-table';
import { FunnelIcon } from '@meridian/ui/icons';
import { useCallback } from 'react';
import { conditionColumnsIn } from '../report-keys';
import type { ReportModel } from '../use-report-model';

/** Returns the command in the menu of a column that filters by it. */
export function useFilterCommand({
  report,
  view: { reportType },
  accounts: { length: accountCount },
  setColumnToFilter,
}: Pick<ReportModel, 'report' | 'view' | 'accounts' | 'setColumnToFilter'>): (
  column: ReportColumn,
) => CellMenuItem[] {
  const { t } = useTranslation('reports');
  return useCallback(
    ({ dataKey }) => {
      const columns = conditionColumnsIn(report, { reportType, accountCount });
      if (!columns.some((each) => each.dataKey === dataKey)) return [];
      const onSelect = () => setColumnToFilter(dataKey);
      return [{ label: t('conditions.menu'), icon: <FunnelIcon />, onSelect }];
    },
    [report, reportType, accountCount, setColumnToFilter, t],
  );
}
