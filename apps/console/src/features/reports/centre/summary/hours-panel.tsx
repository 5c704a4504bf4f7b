import type { WeeklyHours } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { HeatMap, HeatMapLegend, heatPeak, Panel, Skeleton } from '@meridian/ui';
import { useMemo, type ReactNode } from 'react';
import { hourGrid, hourLabel } from './hour-grid';
import { PanelBody, type PanelQuery } from './panel-body';

export interface HoursPanelProps {
  query: PanelQuery<WeeklyHours>;
  link?: ReactNode;
  className?: string;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const columns = Array.from({ length: 24 }, (_, hour) => hourLabel(hour));
const count = (value: number) => formatValue(value, 't');

/** The clicks of a week by weekday and hour, with the peak as text. */
export function HoursPanel({ query, link, className }: HoursPanelProps) {
  const { t } = useTranslation('reportCentre');
  const days = weekdays.map((day) => t(`weekdays.${day}`));
  const values = useMemo(() => (query.data ? hourGrid(query.data) : []), [query.data]);
  const peak = heatPeak(values);
  const nameOf = (row: number, column: number) => ({
    day: days[row] ?? '',
    hour: `${columns[column] ?? ''}:00`,
  });
  return (
    <Panel
      title={t('hours.title')}
      note={peak && t('hours.peak', nameOf(peak.row, peak.column))}
      aside={
        <>
          {peak && <HeatMapLegend values={values} formatValue={count} />}
          {link}
        </>
      }
      className={className}
    >
      <PanelBody query={query} isEmpty={() => !peak} skeleton={<Skeleton className="h-44 w-full" />}>
        {() => (
          <HeatMap
            rows={days}
            columns={columns}
            values={values}
            caption={t('hours.caption')}
            formatValue={count}
            describeCell={({ row, column, value }) =>
              t('hours.cell', {
                ...nameOf(row, column),
                count: value ?? 0,
                clicks: value === null ? '--' : count(value),
              })
            }
            legend="none"
            className="px-4 py-1"
          />
        )}
      </PanelBody>
    </Panel>
  );
}
