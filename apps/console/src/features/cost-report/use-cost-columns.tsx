import type { CostReport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import {
  columnDefsOf,
  type CellRenderer,
  type ReportColumnDef,
  type TitleInfo,
} from '@meridian/report-table';
import { useMemo } from 'react';
import { useIsMobile } from '../../lib/device/use-is-mobile';
import type { EditedAccount } from './budget-cell';
import { CostCell } from './cost-cell';
import { costTitleInfos } from './cost-columns';
import { CostName } from './cost-name';
import type { CostTableRow } from './cost-rows';

export interface CostColumns {
  /** Also for the panel that selects columns. */
  columns: readonly ReportColumnDef<CostTableRow>[];
  renderers: Readonly<Record<string, CellRenderer<CostTableRow>>>;
}

/** The columns of the report, and the renderers of their cells and totals. Until it is loaded, the columns that every report has. */
export function useCostColumns(
  report: CostReport | undefined,
  onEditBudget: (account: EditedAccount) => void,
): CostColumns {
  const isPhone = useIsMobile();
  const { t } = useTranslation('columns');
  return useMemo(
    () =>
      report
        ? columnsOf(report, { isPhone, onEditBudget })
        : { columns: columnDefsOf<CostTableRow>(expectedTitles(t)), renderers: {} },
    [report, isPhone, onEditBudget, t],
  );
}

/** The columns that every cost report has. */
function expectedTitles(t: (key: 'costName' | 'cost') => string): TitleInfo[] {
  return [
    { dataKey: 'name', titleName: t('costName'), fixed: 'left' },
    { dataKey: 'cost', titleName: t('cost'), unit: 't2' },
  ];
}

interface ColumnOptions {
  isPhone: boolean;
  onEditBudget: (account: EditedAccount) => void;
}

function columnsOf(report: CostReport, { isPhone, onEditBudget }: ColumnOptions): CostColumns {
  const { summary, summaryPace, summaryLacksBudget, info } = report;
  const titleInfos = costTitleInfos(report, { isPhone });
  const drawn = new Map(
    titleInfos.filter(({ dataKey }) => dataKey !== 'name').map((column) => [column.dataKey, column]),
  );
  const total = {
    values: summary,
    pace: summaryPace,
    lacksBudget: summaryLacksBudget,
    // money in several currencies has no total
    row: null,
    currency: null,
    isStrong: true,
  };
  const columns = columnDefsOf<CostTableRow>(titleInfos, ['name']).map(
    (definition): ReportColumnDef<CostTableRow> => {
      const column = drawn.get(definition.id ?? '');
      if (!column) return definition;
      return {
        ...definition,
        footer: () => <CostCell {...total} column={column} onEditBudget={onEditBudget} />,
      };
    },
  );
  const cells = [...drawn].map(([dataKey, column]): [string, CellRenderer<CostTableRow>] => [
    dataKey,
    ({ row: { source } }) =>
      source && (
        <CostCell
          column={column}
          onEditBudget={onEditBudget}
          row={source}
          values={source.values}
          pace={source.pace}
          lacksBudget={source.lacksBudget}
          currency={info.currencies.length > 1 ? source.currency : null}
          isStrong={source.level === 1}
        />
      ),
  ]);
  const name: CellRenderer<CostTableRow> = ({ row: { source, name } }) =>
    source && <CostName row={source} name={name} />;
  return { columns, renderers: { ...Object.fromEntries(cells), name } };
}
