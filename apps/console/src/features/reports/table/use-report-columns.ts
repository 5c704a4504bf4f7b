import {
  isPeriodColumnKey,
  periodColumnKeys,
  type ReportGrouping,
  type TitleInfo,
} from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { useColumnState, type ColumnState } from '@meridian/report-table';
import { useMemo } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { reportColumnsKey } from '../../../lib/settings/report-columns-key';
import { withOwnHidden, withOwnShown } from '../own-metrics/own-columns';
import type { Report } from '../registry';
import { nameColumnKey } from '../report-keys';
import { isOnePeriod } from '../view/is-one-period';
import { columnsShown, showColumns } from './column-choice';
import { expectedColumns } from './expected-columns';
import { metricsFirst } from './metrics-first';

export interface ReportColumns {
  titleInfos: readonly TitleInfo[];
  /** Fields without which a row is meaningless. */
  locked: readonly string[];
  columnState: ColumnState;
  onColumnStateChange: (state: ColumnState) => void;
  /** The state without changes by the user. */
  defaultColumnState: ColumnState;
  /** Shows the column of a new own metric. */
  showOwnMetric: (dataKey: string) => void;
}

export interface ReportColumnsInput {
  /** The server's description; undefined until it is loaded. */
  loaded: readonly TitleInfo[] | undefined;
  range: DateRange;
  /** What the rows are summed by. */
  groupBy: ReportGrouping | undefined;
  /** Whether rows open to segments. */
  isSplit: boolean;
  /** Data keys in the order of the address; undefined for the user's selection. */
  shown: readonly string[] | undefined;
  /** Writes the columns to the address; undefined for the report's default. */
  onShownChange: (keys: string[] | undefined) => void;
}

/**
 * The columns of a report, shared by all its periods: those in the address, otherwise the user's selection in this browser. Changes by
 * the user are stored in both places.
 */
export function useReportColumns(
  report: Report,
  { loaded, range, groupBy, isSplit, shown, onShownChange }: ReportColumnsInput,
): ReportColumns {
  const { t } = useTranslation('columns');
  const isMobile = useIsMobile();
  const [stored, store] = useColumnState(reportColumnsKey(report));
  const expected = useMemo(() => expectedColumns(report, (key) => t(key), groupBy), [report, groupBy, t]);
  const { beginDate, endDate } = range;
  const known = useMemo(
    () => withPeriod(loaded ?? expected, report, { range: { beginDate, endDate }, groupBy }),
    [loaded, expected, report, beginDate, endDate, groupBy],
  );
  const titleInfos = useMemo(() => {
    const ordered = isMobile ? metricsFirst(known) : known;
    if (groupBy === undefined && !isSplit) return ordered;
    const name = nameColumnKey(report, groupBy);
    const min = isMobile ? nameWidth.phone : isSplit ? nameWidth.ofSegments : nameWidth.ofGroups;
    return ordered.map((info) =>
      info.dataKey === name ? { ...info, width: isMobile ? min : Math.max(min, info.width ?? 0) } : info,
    );
  }, [known, isMobile, report, groupBy, isSplit]);
  const locked = useMemo(
    () => [...periodColumnKeys, nameColumnKey(report, groupBy) ?? ''],
    [report, groupBy],
  );
  const shownText = shown?.join(' ');
  const columnState = useMemo(() => {
    const own = withOwnHidden(stored, known);
    return shownText === undefined ? own : showColumns(own, shownText.split(' '), known);
  }, [stored, shownText, known]);
  const defaultColumnState = useMemo(() => withOwnHidden({}, known), [known]);
  const onColumnStateChange = (changed: ColumnState) => {
    const next = withOwnShown(changed, known);
    const before = columnsShown(known, columnState, locked);
    const after = columnsShown(known, next, locked);
    if (before.join(' ') === after.join(' ')) {
      // only a width or a pin changed: the columns of a received link do not become the user's own
      const { columnPinning = { start: [], end: [] }, columnSizing = {} } = next;
      store({ ...stored, columnPinning, columnSizing });
      return;
    }
    store(next);
    const given = columnsShown(known, defaultColumnState, locked);
    onShownChange(after.join(' ') === given.join(' ') ? undefined : after);
  };
  const showOwnMetric = (dataKey: string) => {
    store({ ...stored, columnVisibility: { ...stored.columnVisibility, [dataKey]: true } });
    const shownKeys = columnsShown(known, columnState, locked).filter((key) => key !== dataKey);
    // beside the cost it is in view; without the cost it is last
    const place = shownKeys.indexOf('cost') + 1 || shownKeys.length;
    onShownChange(shownKeys.toSpliced(place, 0, dataKey));
  };
  return { titleInfos, locked, columnState, onColumnStateChange, defaultColumnState, showOwnMetric };
}

/** The column of groups also has the names of their rows, that of rows the names of their segments. */
const nameWidth = { ofGroups: 320, ofSegments: 240, phone: 190 } as const;

/** At the size `medium`: as wide as the longest name of a period, see `usePeriodText`. */
const periodWidths = { weekly: 172, weeklyOfYears: 216, month: 120 } as const;

/** The columns with that of the period as wide as its texts, and without it if all rows have the same period, which the page names. */
function withPeriod(
  titleInfos: readonly TitleInfo[],
  { period }: Pick<Report, 'period'>,
  { range, groupBy }: { range: DateRange; groupBy: ReportGrouping | undefined },
): readonly TitleInfo[] {
  if (isOnePeriod(period, range) && groupBy !== 'period')
    return titleInfos.filter(({ dataKey }) => !isPeriodColumnKey(dataKey));
  if (period !== 'weekly' && period !== 'month') return titleInfos;
  const isOneYear = range.beginDate.slice(0, 4) === range.endDate.slice(0, 4);
  const width = periodWidths[period === 'weekly' && !isOneYear ? 'weeklyOfYears' : period];
  return titleInfos.map((info) =>
    isPeriodColumnKey(info.dataKey) ? { ...info, domType: 'render', width } : info,
  );
}
