import type { WeeklyOverview } from '@meridian/api-client/contract';
import type { PeriodBasis } from '@meridian/date-range/core';
import { useLanguage } from '@meridian/i18n';
import { Panel, Skeleton } from '@meridian/ui';
import type { KpiKey } from '../../trend/kpi-keys';
import { DayChart } from './day-chart';
import { PanelBody, type PanelQuery } from './panel-body';

export interface DayPanelProps {
  /** The id that the KPIs refer to as their controlled element. */
  id: string;
  query: PanelQuery<WeeklyOverview>;
  metric: KpiKey;
  /** Basis of the comparison. */
  basis: PeriodBasis;
  /** Number of parts of the equally high panel next to it. */
  rowsBeside: number;
  className?: string;
}

/** CSS pixels: minimum height of the drawing, and height of each part next to it. */
const lowest = 156;
const partHeight = 61;

/** The panel of a KPI by day. The chart has a separate heading. */
export function DayPanel({ id, query, metric, basis, rowsBeside, className }: DayPanelProps) {
  const { language } = useLanguage();
  const height = Math.max(lowest, rowsBeside * partHeight);
  return (
    <Panel id={id} className={className}>
      <PanelBody query={query} isEmpty={() => false} skeleton={<Skeleton className="my-2 h-40.5 w-full" />}>
        {(overview) => (
          <div className="px-4">
            <DayChart overview={overview} metric={metric} basis={basis} language={language} height={height} />
          </div>
        )}
      </PanelBody>
    </Panel>
  );
}
