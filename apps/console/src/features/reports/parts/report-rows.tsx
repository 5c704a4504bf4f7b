import { formatDayRange, useTranslation, type Language } from '@meridian/i18n';
import { ReportTable, type NarrowLayout } from '@meridian/report-table';
import { useMemo } from 'react';
import { useIsMobile } from '../../../lib/use-media-query';
import { useCellRenderers } from '../cell-renderers';
import type { Report } from '../registry';
import type { ReportSearch } from '../report-search';
import { leadKey, printSort, type ReportView } from '../report-view';
import type { useReport } from '../use-report';
import type { ReportColumns } from '../use-report-columns';
import { NoRows } from './no-rows';
import { RowsFailed } from './rows-failed';

export interface ReportRowsProps {
  report: Report;
  title: string;
  view: ReportView;
  rows: ReturnType<typeof useReport>;
  columns: ReportColumns;
  today: string;
  language: Language;
  onChange: (search: ReportSearch) => void;
  onOpenImports: (() => void) | undefined;
}

const heat = { heat: 'ctr' };
const heatAndBar = { ...heat, bar: 'cost' };

/** The table, with what stands in for its rows when there are none. */
export function ReportRows({
  report,
  title,
  view,
  rows,
  columns,
  today,
  language,
  onChange,
  onOpenImports,
}: ReportRowsProps) {
  const { t } = useTranslation('reports');
  const renderers = useCellRenderers(language);
  const { answer, status } = rows;
  const isMobile = useIsMobile();
  const narrow = useMemo(() => narrowLayout(report), [report]);
  const range = formatDayRange(view.range, language);
  return (
    <ReportTable
      key={report.id}
      caption={t('tableCaption', { report: title, range })}
      {...columns}
      rows={answer?.data.list ?? noRows}
      summary={answer?.data.summary}
      status={status}
      language={language}
      sort={view.sort}
      onSortChange={(sort) => onChange({ sort: printSort(sort) })}
      pagination={{
        page: view.page,
        size: view.size,
        totalCount: answer?.page.totalCount ?? 0,
        onChange: ({ page, size }) =>
          onChange({ size, page: size === view.size && page > 1 ? page : undefined }),
      }}
      renderers={renderers}
      // the bar explains the order of the rows, so it needs that order, and room
      aids={view.sort?.dataKey === 'cost' && !isMobile ? heatAndBar : heat}
      narrow={narrow}
      empty={
        answer && (
          <NoRows
            {...{ report, view, rows, today, language, onChange, onOpenImports }}
            info={answer.data.info}
          />
        )
      }
      error={
        <RowsFailed
          {...{ report, view, today, language, onChange }}
          error={rows.error}
          onRetry={rows.retry}
        />
      }
    />
  );
}

const noRows: never[] = [];

/** The name of a row, with its period under it. */
function narrowLayout(report: Report): NarrowLayout | undefined {
  const lead = leadKey(report);
  if (lead === undefined) return undefined;
  if (report.period === 'custom') return { lead };
  return { lead, sub: report.period === 'daily' ? 'date' : 'reportDates' };
}
