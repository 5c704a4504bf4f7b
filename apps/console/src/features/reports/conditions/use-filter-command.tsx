import { isOwnMetricKey } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { CellMenuItem, ReportColumn } from '@meridian/report-table';
import { FunnelIcon } from '@meridian/ui/icons';
import { useCallback } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
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
  const isMobile = useIsMobile();
  return useCallback(
    ({ dataKey }) => {
      // the mobile layout has its filters in a sheet
      if (isMobile) return [];
      const columns = conditionColumnsIn(report, { reportType, accountCount });
      const isKnown = isOwnMetricKey(dataKey) || columns.some((each) => each.dataKey === dataKey);
      if (!isKnown) return [];
      const onSelect = () => setColumnToFilter(dataKey);
      return [{ label: t('conditions.menu'), icon: <FunnelIcon />, onSelect }];
    },
    [report, reportType, accountCount, setColumnToFilter, isMobile, t],
  );
}
