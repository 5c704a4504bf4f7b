import { periodColumnKeys, type TitleInfo } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useColumnState, type ColumnState } from '@meridian/report-table';
import { useMemo } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { reportColumnsKey } from '../../../lib/settings/report-columns-key';
import type { Report } from '../registry';
import { rowHeaderKey } from '../report-keys';
import { columnsShown, showColumns } from './column-choice';
import { expectedColumns } from './expected-columns';
import { metricsFirst } from './metrics-first';

export interface ReportColumns {
  titleInfos: readonly TitleInfo[];
  /** Fields without which a row says nothing. */
  locked: readonly string[];
  columnState: ColumnState;
  onColumnStateChange: (state: ColumnState) => void;
}

export interface ReportColumnsInput {
  /** As the server described them; undefined until it has. */
  loaded: readonly TitleInfo[] | undefined;
  /** Data keys in their order as the address names them; undefined: as the user has them. */
  shown: readonly string[] | undefined;
  /** Writes the columns to the address; undefined: they are as the report has them. */
  onShownChange: (keys: string[] | undefined) => void;
}

/**
 * The columns of a report, which all its periods share: as the address names them, else as the user left them in this
 * browser. What the user changes goes to both.
 */
export function useReportColumns(
  report: Report,
  { loaded, shown, onShownChange }: ReportColumnsInput,
): ReportColumns {
  const { t } = useTranslation('columns');
  const isMobile = useIsMobile();
  const [stored, store] = useColumnState(reportColumnsKey(report));
  const expected = useMemo(() => expectedColumns(report, (key) => t(key)), [report, t]);
  const known = loaded ?? expected;
  const titleInfos = useMemo(() => (isMobile ? metricsFirst(known) : known), [known, isMobile]);
  const locked = useMemo(() => [...periodColumnKeys, rowHeaderKey(report) ?? ''], [report]);
  const shownText = shown?.join(' ');
  const columnState = useMemo(
    () => (shownText === undefined ? stored : showColumns(stored, shownText.split(' '), known)),
    [stored, shownText, known],
  );
  const onColumnStateChange = (next: ColumnState) => {
    const before = columnsShown(known, columnState, locked);
    const after = columnsShown(known, next, locked);
    if (before.join(' ') === after.join(' ')) {
      // only a width or a pin changed: the columns of a link that someone sent do not become the user's own
      const { columnPinning = { start: [], end: [] }, columnSizing = {} } = next;
      store({ ...stored, columnPinning, columnSizing });
      return;
    }
    store(next);
    const given = columnsShown(known, {}, locked);
    onShownChange(after.join(' ') === given.join(' ') ? undefined : after);
  };
  return { titleInfos, locked, columnState, onColumnStateChange };
}
