import { parseSort, printSort, type CostReport } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import {
  ReportTable,
  type ColumnState,
  type Comparison,
  type NarrowLayout,
  type ReportPagination,
  type ReportSort,
  type ReportTableStatus,
} from '@meridian/report-table';
import { useRowTree } from '@meridian/report-table/tree';
import { useMemo, type ReactNode } from 'react';
import { useIsMobile } from '../../lib/device/use-is-mobile';
import type { CostTableRow } from './cost-rows';
import { CostSummary, useCountsText } from './cost-summary';
import { percentText } from './pace-bar';
import type { CostColumns } from './use-cost-columns';

export interface CostTableProps extends CostColumns {
  /** Undefined until it is loaded. */
  report: CostReport | undefined;
  rows: readonly CostTableRow[];
  status: ReportTableStatus;
  columnState: ColumnState;
  onColumnStateChange: (state: ColumnState) => void;
  /** `cost desc` */
  sort: string | undefined;
  onSortChange: (sort: string | undefined) => void;
  pagination: ReportPagination;
  /** Shows or hides the rows below one. */
  onToggle: (id: string) => void;
  /** Requests rows again that could not be loaded. */
  onRetry: () => void;
  empty: ReactNode;
  error: ReactNode;
}

/** A table whose rows open to show the rows that they sum up. */
export function CostTable({ report, sort, onSortChange, onToggle, onRetry, ...props }: CostTableProps) {
  const { t } = useTranslation('costReport');
  const { language } = useLanguage();
  const isMobile = useIsMobile();
  const counts = useCountsText(report?.info);
  const labels = useMemo(() => ({ rowCount: () => counts, pager: t('pager') }), [counts, t]);
  const comparison = useMemo(
    (): Comparison<CostTableRow> | undefined =>
      report?.comparison && {
        previousOf: ({ previous }) => previous,
        previousSummary: report.comparison.summary,
        fields: comparedFields,
      },
    [report],
  );
  const tree = useRowTree<CostTableRow>({
    nodeOf,
    onToggle: ({ source }) => source && onToggle(source.id),
    onRetry,
  });
  return (
    <ReportTable
      {...props}
      caption={t('table')}
      language={language}
      labels={labels}
      tree={tree}
      summary={report?.summary}
      comparison={comparison}
      cellTexts={cellTexts}
      mode="server"
      sort={tableSort(sort)}
      onSortChange={(next) => onSortChange(next ? printTableSort(next) : afterDefault(sort))}
      narrow={narrow}
      footerNote={!isMobile && report && <CostSummary info={report.info} />}
    />
  );
}

const narrow: NarrowLayout = { lead: 'name' };
const comparedFields = ['cost'];
const nodeOf = ({ node }: CostTableRow) => node;
const shareText = (value: unknown) => percentText(String(value));
const cellTexts = { used: shareText, deviation: shareText };

/** The order if the address has none. */
const defaultSort = 'cost desc';

function tableSort(sort = defaultSort): ReportSort {
  const order = parseSort(sort);
  return order && { dataKey: order.key, direction: order.direction };
}

function printTableSort({ dataKey, direction }: NonNullable<ReportSort>): string {
  return printSort({ key: dataKey, direction });
}

/** The default order follows the last order of a column; after the default order itself, its opposite. */
function afterDefault(sort = defaultSort): string | undefined {
  return sort === defaultSort ? 'cost asc' : undefined;
}
