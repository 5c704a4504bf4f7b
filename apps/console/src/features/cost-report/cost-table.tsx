import {
  currencySign,
  type CostReport,
  type CostRow,
  type ReportRow,
  type TitleInfo,
} from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { comparisonLabelsOf, formatValue } from '@meridian/report-table/core';
import { ChangeText, cn } from '@meridian/ui';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useMemo } from 'react';
import { NoValue } from '../../lib/lists/no-value';
import { costChange } from './cost-change';
import { CostName } from './cost-name';

export interface CostTableProps {
  report: CostReport;
  /** `cost desc` */
  sort: string | undefined;
  onSortChange: (sort: string | undefined) => void;
  onToggle: (row: CostRow) => void;
}

/** The total has no row of its own in the report. */
interface Row {
  id: string;
  currency: string | null;
  values: ReportRow;
  /** Of the range that is compared with; null without a comparison. */
  previous: ReportRow | null;
  row: CostRow | null;
}

/** A table whose rows open to the rows that they are the sum of. */
export function CostTable({ report, sort = 'cost desc', onSortChange, onToggle }: CostTableProps) {
  const { t } = useTranslation('costReport');
  const [id = 'cost', direction] = sort.split(' ');
  const rows = useMemo(() => rowsOf(report), [report]);
  return (
    <DataTable
      caption={t('table')}
      columns={useColumns(report, onToggle)}
      rows={rows}
      rowId={(row) => row.id}
      isManualSorting
      sorting={[{ id, desc: direction === 'desc' }]}
      onSortingChange={([sorted]) => onSortChange(sorted && `${sorted.id} ${sorted.desc ? 'desc' : 'asc'}`)}
      edge="page"
    />
  );
}

function rowsOf({ list, summary, info, comparison }: CostReport): Row[] {
  const [currency = null, ...others] = info.currencies;
  const total: Row = {
    ...{ id: 'total', values: summary, previous: comparison?.summary ?? null, row: null },
    currency: others.length === 0 ? currency : null,
  };
  return [
    total,
    ...list.map((row, index): Row => {
      const { id, currency: own, values } = row;
      return { id, currency: own, values, previous: comparison?.list[index] ?? null, row };
    }),
  ];
}

function useColumns(
  { titleInfos, list, info, comparison }: CostReport,
  onToggle: (row: CostRow) => void,
): DataTableColumn<Row>[] {
  const { t } = useTranslation('costReport');
  const hasValue = ({ dataKey }: TitleInfo) =>
    dataKey === 'cost' || list.some(({ values }) => (values[dataKey] ?? null) !== null);
  const name = titleInfos.find(({ dataKey }) => dataKey === 'name');
  const { language } = useLanguage();
  const { compared } = comparisonLabelsOf[language];
  const ofRow = ({ row, currency }: Row) => ({
    currency: info.currencies.length > 1 ? currency : null,
    isStrong: row === null || row.level === 1,
  });
  const numbers = titleInfos.filter((info) => info.domType === 'text' && hasValue(info));
  const comparisonColumns: DataTableColumn<Row>[] = [
    {
      id: 'cost:previous',
      accessorFn: ({ previous }) => previous?.['cost'],
      header: compared.previous,
      meta: { isNumeric: true, cellClassName: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => (
        <Amount value={original.previous?.['cost']} unit="t2" {...ofRow(original)} />
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
    ...numbers.map(({ dataKey, titleName, unit, unitDesc }): DataTableColumn<Row> => ({
      id: dataKey,
      accessorFn: ({ values }) => values[dataKey],
      header: unitDesc === undefined ? titleName : `${titleName} (${unitDesc})`,
      meta: { isNumeric: true, cellClassName: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => (
        <Amount value={original.values[dataKey]} unit={unit} {...ofRow(original)} />
      ),
    })),
    ...(comparison === undefined ? [] : comparisonColumns),
  ];
}

interface AmountProps {
  value: ReportRow[string] | undefined;
  unit: string | undefined;
  /** Shown where the head names none. */
  currency: string | null;
  isStrong: boolean;
}

function Amount({ value = null, unit, currency, isStrong }: AmountProps) {
  if (value === null) return <NoValue />;
  const sign = currency !== null && unit === 't2' ? currencySign(currency) : '';
  return (
    <span className={cn(isStrong && 'font-semibold')}>
      {sign}
      {formatValue(value, unit)}
    </span>
  );
}
