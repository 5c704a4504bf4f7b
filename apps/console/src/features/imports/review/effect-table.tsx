import type { ImportEffect } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { NoValue } from '../../../lib/lists/no-value';
import { effectRows, type EffectMetric, type EffectRow } from './effect-rows';

export interface EffectTableProps {
  /** Name of the table. */
  caption: string;
  effect: ImportEffect;
  currency: string | null;
}

/** The sums of each metric before and after, and their changes. */
export function EffectTable({ caption, effect, currency }: EffectTableProps) {
  const { t } = useTranslation(['imports', 'columns']);
  const names: Record<EffectMetric, string> = {
    rows: t('effect.rows'),
    campaigns: t('effect.campaigns'),
    cost: t('columns:cost'),
    impression: t('columns:impression'),
    click: t('columns:click'),
    conversion: t('columns:conversion'),
  };
  const columns: DataTableColumn<EffectRow>[] = [
    {
      id: 'metric',
      header: t('effect.metric'),
      meta: { isRowHeader: true, cellClassName: 'font-normal whitespace-nowrap' },
      cell: ({ row: { original } }) => names[original.metric],
    },
    {
      id: 'previous',
      header: t('effect.previous'),
      meta: { isNumeric: true },
      cell: ({ row: { original } }) => original.before,
    },
    {
      id: 'next',
      header: t('effect.next'),
      meta: { isNumeric: true, cellClassName: 'font-medium text-fg-1' },
      cell: ({ row: { original } }) => original.after,
    },
    {
      id: 'change',
      header: t('effect.change'),
      meta: { isNumeric: true },
      cell: ({ row: { original } }) => <MetricChange row={original} />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={effectRows(effect, currency)}
      rowId={({ metric }) => metric}
      className="[--meridian-row-height:30px] max-desktop:[--meridian-cell-padding:8px]"
    />
  );
}

function MetricChange({ row: { change, percent, direction } }: { row: EffectRow }) {
  if (change === null) return <NoValue />;
  const sign = { up: '+', down: '\u2212', same: '' }[direction];
  return (
    <>
      <span className={cn(percent !== null && 'max-desktop:sr-only')}>{change}</span>
      {percent !== null && (
        <span className="ml-2 inline-block min-w-14 text-12 text-fg-3 max-desktop:ml-0 max-desktop:min-w-0">{`${sign}${percent}`}</span>
      )}
    </>
  );
}
