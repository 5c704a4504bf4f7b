import type { ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { useState } from 'react';
import type { RowAction } from '../row-actions/row-actions';
import type { KpiKey } from '../trend/kpi-keys';
import type { ReportModel } from '../use-report-model';
import { RowAttributes } from './row-attributes';
import { RowChildren } from './row-children';
import { RowHistory } from './row-history';
import { RowMetricList } from './row-metric-list';
import { RowPath } from './row-path';
import { RowTrend } from './row-trend';
import { useRowTrend } from './use-row-trend';

export interface RowPaneContentProps {
  model: ReportModel;
  row: ReportRow;
  /** The row in the period compared with; null for a new one, undefined without a comparison. */
  previous: ReportRow | null | undefined;
  name: string;
  /** Whether the user may open a page. */
  canOpen: (path: string) => boolean;
  actions: readonly RowAction[];
}

/** What is known about a row: levels above, metrics, trend, texts, level below, commands. */
export function RowPaneContent({ model, row, previous, name, canOpen, actions }: RowPaneContentProps) {
  const { t } = useTranslation('rowPane');
  const [metric, setMetric] = useState<KpiKey>(model.view.metric ?? 'cost');
  const trends = useRowTrend(row, model);
  return (
    <div className="flex flex-col gap-5 px-5 pb-5">
      <RowPath row={row} model={model} canOpen={canOpen} />
      <RowMetricList
        row={row}
        previous={previous}
        model={model}
        trend={trends.own}
        selected={metric}
        onSelectedChange={setMetric}
      />
      <RowTrend metric={metric} trends={trends} />
      <RowAttributes row={row} model={model} />
      <RowChildren row={row} name={name} model={model} canOpen={canOpen} />
      <RowHistory row={row} model={model} />
      <div role="group" aria-label={t('actions')} className="flex flex-col items-start gap-1">
        {actions.map(({ id, label, icon, run }) => (
          <Button
            key={id}
            variant="ghost"
            icon={icon}
            onClick={run}
            className="-ml-2 max-w-full justify-start"
          >
            <span className="truncate">{label}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
