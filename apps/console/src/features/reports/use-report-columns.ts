import type { TitleInfo } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useColumnState, type ColumnState } from '@meridian/report-table';
import { useMemo } from 'react';
import { useIsMobile } from '../../lib/use-media-query';
import { expectedColumns } from './expected-columns';
import { figuresFirst } from './figures-first';
import type { Report } from './registry';
import { leadKey } from './report-view';

export interface ReportColumns {
  titleInfos: readonly TitleInfo[];
  /** Fields without which a row says nothing. */
  locked: readonly string[];
  columnState: ColumnState;
  onColumnStateChange: (state: ColumnState) => void;
}

/** The columns of a report and what the user changed about them, which all its periods share. */
export function useReportColumns(report: Report, answered: readonly TitleInfo[] | undefined): ReportColumns {
  const { t } = useTranslation('columns');
  const isMobile = useIsMobile();
  const [columnState, onColumnStateChange] = useColumnState(`${report.channel}.${report.section}`);
  const expected = useMemo(() => expectedColumns(report, (key) => t(key)), [report, t]);
  const known = answered ?? expected;
  const titleInfos = useMemo(() => (isMobile ? figuresFirst(known) : known), [known, isMobile]);
  const locked = useMemo(() => ['date', 'reportDates', leadKey(report) ?? ''], [report]);
  return { titleInfos, locked, columnState, onColumnStateChange };
}
