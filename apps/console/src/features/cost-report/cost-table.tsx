import type { CostReport, CostRow, Pace, ReportRow, TitleInfo } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { comparisonLabelsOf } from '@meridian/report-table/core';
import { ChangeText } from '@meridian/ui';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useMemo } from 'react';
import { NoValue } from '../../lib/lists/no-value';
import type { EditedAccount } from './budget-cell';
import { CostAmount, CostCell } from './cost-cell';
import { costChange } from './cost-change';
import { CostName } from './cost-name';

export interface CostTableProps {
  report: CostReport;
  /** `cost desc` */
  sort: string | undefined;
  onSortChange: (sort: string | undefined) => void;
  onToggle: (row: CostRow) => void;
  /** Opens the form of an account's budgets. */
  onEditBudget: (account: EditedAccount) => void;
}

/** The total has no row of its own in the report. */
interface Row {
  id: string;
  currency: string | null;
  values: ReportRow;
  /** Of the range that is compared with; null without a comparison. */
  previous: ReportRow | null;
  pace: Pace | null;
  lacksBudget: boolean;
  row: CostRow | null;
}

/** A table whose rows open to the rows that they are the sum of. */
export function CostTable({
  report,
  sort = 'cost desc',
  onSortChange,
  onToggle,
  onEditBudget,
}: CostTableProps) {
  const { t } = useTranslation('costReport');
  const [id = 'cost', direction] = sort.split(' ');
  const rows = useMemo(() => rowsOf(report), [report]);
  return (
    <DataTable
      caption={t('table')}
      columns={useColumns(report, { onToggle, onEditBudget })}
      rows={rows}
      rowId={(row) => row.id}
      isManualSorting
      sorting={[{ id, desc: direction === 'desc' }]}
      onSortingChange={([sorted]) => onSortChange(sorted && `${sorted.id} ${sorted.desc ? 'desc' : 'asc'}`)}
      edge="page"
    />
  );
}

function rowsOf({ list, summary, summaryPace, summaryLacksBudget, info, comparison }: CostReport): Row[] {
  const [currency = null, ...others] = info.currencies;
  const total: Row = {
    ...{ id: 'total', values: summary, previous: comparison?.summary ?? null, row: null },
    currency: others.length === 0 ? currency : null,
    ...{ pace: summaryPace, lacksBudget: summaryLacksBudget },
  };
  return [
    total,
    ...list.map((row, index): Row => {
      const { id, currency: own, values, pace, lacksBudget } = row;
      const previous = comparison?.list[index] ?? null;
      return { id, currency: own, values, previous, pace, lacksBudget, row };
    }),
  ];
}

function useColumns(
  report: CostReport,
  { onToggle, onEditBudget }: Pick<CostTableProps, 'onToggle' | 'onEditBudget'>,
): DataTableColumn<Row>[] {
  const { titleInfos, info, comparison } = report;
  const { t } = useTranslation('costReport');
  const name = titleInfos.find(({ dataKey }) => dataKey === 'name');
  const { language } = useLanguage();
  const { compared } = comparisonLabelsOf[language];
  const ofRow = ({ row, currency }: Row) => ({
    currency: info.currencies.length > 1 ? currency : null,
    isStrong: row === null || row.level === 1,
  });
  const shown = shownColumns(report);
  const comparisonColumns: DataTableColumn<Row>[] = [
    {
      id: 'cost:previous',
      accessorFn: ({ previous }) => previous?.['cost'],
      header: compared.previous,
      meta: { isNumeric: true, cellClassName: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => (
        <CostAmount value={original.previous?.['cost']} unit="t2" {...ofRow(original)} />
      ),
    },
    {
      id: 'cost:change',
      accessorFn: ({ values }) => values['cost'],
      header: compared.change,
      meta: { isNumeric: true, cellClassName: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => {
        const change = costChange(original.values['cost'], original.previous?.['cost'], language);
        return change ? <ChangeText change={change} /> : <NoValue />;
      },
    },
  ];
  return [
    {
      id: 'name',
      accessorFn: ({ row }) => row?.name,
      header: name?.titleName ?? '',
      meta: { isRowHeader: true, pin: 'left', cellClassName: 'min-w-64' },
      cell: ({ row: { original } }) =>
        original.row === null ? (
          <span className="font-semibold">{t('total')}</span>
        ) : (
          <CostName row={original.row} onToggle={onToggle} />
        ),
    },
    ...shown.map((column): DataTableColumn<Row> => {
      const { dataKey, titleName, unitDesc, unit, isSort } = column;
      return {
        id: dataKey,
        accessorFn: ({ values }) => values[dataKey],
        enableSorting: isSort,
        header: unitDesc === undefined ? titleName : `${titleName} (${unitDesc})`,
        meta: {
          isNumeric: unit !== undefined && dataKey !== 'deviation',
          cellClassName: 'whitespace-nowrap',
        },
        cell: ({ row: { original } }) => (
          <CostCell column={column} onEditBudget={onEditBudget} {...original} {...ofRow(original)} />
        ),
      };
    }),
    ...(comparison === undefined ? [] : comparisonColumns),
  ];
}

/** Columns that no table shows: the error is beside its forecast, what is expected by today is a mark of the pace. */
const foldedKeys = new Set(['name', 'forecastError', 'expected']);

/** The columns beside the name. One without any value is left out, but for the budget, which can be set. */
function shownColumns({ titleInfos, list, info }: CostReport): TitleInfo[] {
  const hasValue = (key: string) => list.some(({ values }) => (values[key] ?? null) !== null);
  const isShown = ({ dataKey }: TitleInfo) => {
    if (dataKey === 'cost') return true;
    if (dataKey === 'budget') return info.forecast !== null || hasValue(dataKey);
    if (dataKey === 'pace') return hasValue('budget');
    if (dataKey === 'lastDays')
      return list.some(({ lastDays = [] }) => lastDays.some((cost) => cost !== null));
    return hasValue(dataKey);
  };
  return titleInfos.filter((column) => !foldedKeys.has(column.dataKey) && isShown(column));
}
